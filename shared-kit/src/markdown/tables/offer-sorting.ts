import { whenNear } from '../pictures/when-near.ts';

/** Makes the tables of a rendered note sortable as they come near; returns how to stop. */
export const offerSorting = (root: ParentNode): (() => void) =>
  whenNear(root.querySelectorAll('table'), (table) => {
    import(/* webpackChunkName: "table-sort" */ './sort-tables.ts').then(
      ({ sortTable }) => sortTable(table),
      // Without a connection the table stays as it is written.
      () => {},
    );
  });
