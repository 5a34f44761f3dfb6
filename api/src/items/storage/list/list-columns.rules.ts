import type { ListItem } from '@my-note/contract';
import { KIND, type ListPart } from '@my-note/contract/list-parts';
import type { ListedRow } from './list-parts.repository.ts';

type Columns = Omit<ListPart, 'revision' | 'order' | 'orderVersion' | 'next'>;

/** Rows of the list in columns. */
export function toColumns(rows: readonly ListedRow[]): Columns {
  const places = new Map<string, number>();
  const placeOf = (parentId: string | null) => {
    if (parentId === null) return -1;
    const place = places.get(parentId) ?? places.size;
    places.set(parentId, place);
    return place;
  };
  const times = rows.map(({ updatedAt }) => updatedAt.getTime());
  return {
    ids: rows.map(({ id }) => id),
    titles: rows.map(({ title }) => title),
    segments: rows.map(({ slug }) => slug.slice(slug.lastIndexOf('/') + 1)),
    parent: rows.map(({ parentId }) => placeOf(parentId)),
    parents: [...places.keys()],
    kinds: rows.map(kindOf),
    updated: times.map((time, at) => time - (times[at - 1] ?? 0)),
    orders: rows.flatMap(({ order }, at): [number, string[]][] => (order.length > 0 ? [[at, order]] : [])),
    icons: rows.flatMap(({ icon }, at): [number, string][] => (icon === null ? [] : [[at, icon]])),
  };
}

const kindOf = ({ type, pinned, locked, hasText }: ListedRow): number =>
  (type === 'category' ? KIND.category : 0) |
  (pinned ? KIND.pinned : 0) |
  (locked ? KIND.locked : 0) |
  (hasText ? KIND.hasText : 0);

/** A row as the list call has it. */
export const toListed = ({
  id,
  category,
  parentId: _,
  icon,
  locked,
  hasText,
  updatedAt,
  ...row
}: ListedRow): ListItem => ({
  _id: id,
  ...row,
  category,
  updatedAt: updatedAt.toISOString(),
  ...(icon === null ? {} : { icon }),
  ...(locked ? { locked } : {}),
  ...(row.title === '' ? { hasText } : {}),
});
