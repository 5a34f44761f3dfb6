import type { ListItem } from '@my-note/contract';
import type { QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../queries/notes.queries.ts';
import { toast } from '../ui/toast.ts';
import type { Placement } from './cache/list-changes.ts';
import { type NoteList, parentIdOf } from './cache/note-list.ts';
import { writeItem } from './item-mutation.ts';
import { itemMutations } from './items.mutations.ts';
import { placementOf } from './move/placement.ts';

/**
 * Says what was done, and offers to take it back. A refusal of that is shown by the query client.
 *
 * @example
 * await writeItem(client, itemMutations.trash(), { _id: item._id });
 * offerUndo(`${item.title} is in the trash`, 'Undo', () => writeItem(client, itemMutations.restore(), { _id: item._id }));
 */
export const offerUndo = (
  title: string,
  label: string,
  undo: () => Promise<unknown>,
  description?: string,
): void =>
  toast({
    title,
    ...(description ? { description } : {}),
    action: { label, onClick: () => void undo().catch(() => {}) },
  });

/** A placement whose neighbour is still there; else the end of its parent. */
function reachable(list: NoteList | undefined, placement: Placement): Placement {
  const { parentId, before, after } = placement;
  const neighbour = list?.data.find(({ _id }) => _id === (before ?? after));
  return neighbour && parentIdOf(neighbour) === parentId ? placement : { parentId };
}

/**
 * Call it before moving an item: the returned function moves the item back.
 *
 * @example
 * const back = wayBack(client, item);
 * await writeItem(client, itemMutations.move(), { _id: item._id, parentId: null });
 * await back();
 */
export function wayBack(
  client: QueryClient,
  item: Pick<ListItem, '_id' | 'category'>,
): () => Promise<unknown> {
  const list = (): NoteList | undefined => client.getQueryData(noteQueries.list().queryKey);
  const before = list();
  const former = (before && placementOf(before, item._id)) ?? { parentId: parentIdOf(item) };
  return () => writeItem(client, itemMutations.order(), { _id: item._id, ...reachable(list(), former) });
}
