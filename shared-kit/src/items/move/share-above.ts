import type { ListItem, Sharing } from '@my-note/contract';
import { parentIdOf } from '../cache/note-list.ts';

/**
 * The shares through which everybody who has their link reads the children of a parent, the nearest first.
 * Shares whose link does not open now are left out.
 *
 * @param parentId null for the top level
 * @param now milliseconds
 */
export function sharesAbove(
  shares: Sharing,
  items: readonly ListItem[],
  parentId: string | null,
  now: number,
): Sharing {
  const open = shares.filter(
    ({ suspended, expiresAt, includeChildren, note }) =>
      !suspended &&
      (expiresAt === null || Date.parse(expiresAt) > now) &&
      (includeChildren || note.type === 'category'),
  );
  if (open.length === 0) return [];
  const byId = new Map(items.map((item) => [item._id, item]));
  const above: Sharing = [];
  for (let id = parentId; id !== null; ) {
    const here = id;
    above.push(...open.filter(({ noteId }) => noteId === here));
    const item = byId.get(id);
    id = item ? parentIdOf(item) : null;
  }
  return above;
}

/**
 * The nearest share that shows an item below one parent and does not below another; undefined when there is none.
 *
 * @example
 * const gained = shareGained(sharing, items, { from: parentIdOf(item), to: null }, Date.now());
 */
export function shareGained(
  shares: Sharing,
  items: readonly ListItem[],
  { from, to }: { from: string | null; to: string | null },
  now: number,
): Sharing[number] | undefined {
  const before = new Set(sharesAbove(shares, items, from, now).map(({ _id }) => _id));
  return sharesAbove(shares, items, to, now).find(({ _id }) => !before.has(_id));
}
