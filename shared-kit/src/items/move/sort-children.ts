import type { ListItem } from '@my-note/contract';
import { collator } from '@my-note/contract/language';
import type { QueryClient } from '@tanstack/react-query';
import { isEmptyDraft, shownTitle } from '../../menu/empty-draft.ts';
import { noteQueries } from '../../queries/notes.queries.ts';
import { type NoteList, orderOf, parentIdOf } from '../cache/note-list.ts';
import { writeItem } from '../item-mutation.ts';
import { itemMutations } from '../items.mutations.ts';

/**
 * By title from A to Z, or by the last change, newest first.
 *
 * @example
 * const key: SortKey = 'date';
 * await sortChildren(client, item._id, key);
 */
export type SortKey = 'title' | 'date';

/** Numbers in titles count as numbers: "Level 2" is before "Level 10". */
const byTitle = collator({ numeric: true });

const compare: Record<SortKey, (a: ListItem, b: ListItem) => number> = {
  title: (a, b) => byTitle(shownTitle(a), shownTitle(b)),
  date: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
};

/** Ids of the children of a category, sorted. */
export const sortedChildren = (list: NoteList, parentId: string, key: SortKey): string[] =>
  list.data
    .filter((item) => parentIdOf(item) === parentId && !isEmptyDraft(item))
    .sort(compare[key])
    .map(({ _id }) => _id);

/**
 * Gives a category a sorted order, in one write. Returns a function that restores the former order.
 *
 * @example
 * const back = await sortChildren(client, item._id, 'title');
 * offerUndo('Sorted by title', 'Undo', back);
 */
export async function sortChildren(
  client: QueryClient,
  parentId: string,
  key: SortKey,
): Promise<() => Promise<unknown>> {
  const list: NoteList | undefined = client.getQueryData(noteQueries.list().queryKey);
  if (!list) return () => Promise.resolve();
  const former = [...orderOf(list, parentId)];
  const give = (order: string[]) => writeItem(client, itemMutations.arrange(), { parentId, order });
  await give(sortedChildren(list, parentId, key));
  return () => give(former);
}
