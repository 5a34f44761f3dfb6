import { inOrder } from '../../menu/build-menu.ts';
import type { Placement } from '../cache/list-changes.ts';
import { type NoteList, orderOf, parentIdOf } from '../cache/note-list.ts';

/** Where an item is now, said by its neighbour: what brings it back after a move. Null when it is gone. */
export function placementOf(list: NoteList, id: string): Placement | null {
  const item = list.data.find(({ _id }) => _id === id);
  if (!item) return null;
  const parentId = parentIdOf(item);
  const siblings = inOrder(
    list.data.filter((other) => parentIdOf(other) === parentId),
    orderOf(list, parentId),
  );
  const index = siblings.indexOf(item);
  const previous = siblings[index - 1];
  return previous ? { parentId, after: previous._id } : { parentId, before: siblings[index + 1]?._id };
}

/** Two placements that mean one place. */
export const samePlacement = (a: Placement | null, b: Placement | null): boolean =>
  a?.parentId === b?.parentId && a?.before === b?.before && a?.after === b?.after;
