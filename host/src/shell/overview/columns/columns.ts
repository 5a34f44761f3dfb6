import type { MenuEntry } from '@my-note/kit/menu';
import { type EntryRow, type OpenByHand, type TreeRow, treeRows } from '../../tree/tree-rows.ts';

/** A category of the top level with what is inside, or the notes of the top level. */
export interface Column {
  /** At level 0; its position is that among columns. */
  head: EntryRow;
  rows: readonly TreeRow[];
}

/** The head of the column of notes without a category is no item. */
export const LOOSE = 'loose-notes';

const headOf = (entry: MenuEntry, position: number, siblings: number, path: string): EntryRow => ({
  kind: 'entry',
  id: entry._id,
  entry,
  level: 0,
  position,
  siblings,
  open: true,
  current: entry.href === path,
  parentId: null,
  above: [],
});

/** The menu in columns: categories in their order, then the notes of the top level. */
export function columnsOf(
  menu: readonly MenuEntry[],
  path: string,
  byHand: OpenByHand,
  looseTitle: string,
): Column[] {
  const categories = menu.filter(({ type }) => type === 'category');
  const subs = menu.filter(({ type }) => type === 'single');
  const loose: MenuEntry = { _id: LOOSE, title: looseTitle, href: '', type: 'category', pinned: false, subs };
  const count = categories.length + Math.min(subs.length, 1);
  const columns = categories.map((entry, index) => ({
    head: headOf(entry, index + 1, count, path),
    rows: treeRows(entry.subs, path, byHand, { id: entry._id, title: entry.title }),
  }));
  return subs.length === 0
    ? columns
    : [
        ...columns,
        {
          head: headOf(loose, count, count, path),
          rows: treeRows(subs, path, byHand, { id: LOOSE, title: looseTitle }),
        },
      ];
}

/** All rows of the columns, each column with its head first. */
export const rowsOf = (columns: readonly Column[]): TreeRow[] =>
  columns.flatMap(({ head, rows }) => [head, ...rows]);
