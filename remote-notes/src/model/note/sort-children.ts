import type { ListItem } from '@my-note/contract';
import { collator } from '@my-note/contract/language';
import { shownTitle } from '@my-note/kit/menu';

/** How a category's page lists its children. "Manual" is the category's own order. */
export const SORTS = ['manual', 'title', 'changed', 'added'] as const;
export type Sort = (typeof SORTS)[number];

/** Numbers in titles count as numbers: "Level 2" is before "Level 10". */
const byTitle = collator({ numeric: true });

const compare: Record<Exclude<Sort, 'manual'>, (a: ListItem, b: ListItem) => number> = {
  title: (a, b) => byTitle(shownTitle(a), shownTitle(b)),
  changed: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  // Identifiers grow with time.
  added: (a, b) => (a._id < b._id ? 1 : -1),
};

/** Children in the order of a page; they come in their manual order. */
export const sortedBy = (sort: Sort, children: readonly ListItem[]): readonly ListItem[] =>
  sort === 'manual' ? children : children.toSorted(compare[sort]);
