import type { ListItem } from '../contract/notes.ts';
import type { Sharing } from '../contract/shares.ts';
import { parentIdOf } from './note-list.ts';

/**
 * The share through which everybody who has its link reads what lies directly below a parent: that of the nearest
 * shared item from there upwards. Undefined when there is none, or when its link opens nothing now.
 *
 * @param parentId null for the top level
 * @param now milliseconds
 */
export function shareAbove(
  shares: Sharing,
  items: readonly ListItem[],
  parentId: string | null,
  now: number,
): Sharing[number] | undefined {
  const open = shares.filter(
    ({ suspended, expiresAt, includeChildren, note }) =>
      !suspended &&
      (expiresAt === null || Date.parse(expiresAt) > now) &&
      (includeChildren || note.type === 'category'),
  );
  if (open.length === 0) return undefined;
  const byId = new Map(items.map((item) => [item._id, item]));
  for (let id = parentId; id !== null; ) {
    const found = open.find(({ noteId }) => noteId === id);
    if (found) return found;
    const item = byId.get(id);
    id = item ? parentIdOf(item) : null;
  }
  return undefined;
}
