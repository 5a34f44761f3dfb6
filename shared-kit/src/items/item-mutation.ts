import { type MutationOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../queries/notes.queries.ts';
import { shareQueries } from '../queries/shares.queries.ts';
import { changeList, refreshLists } from './cache/item-cache.ts';
import type { ListChange } from './cache/list-changes.ts';
import type { NoteList } from './cache/note-list.ts';
import {
  ITEM_WRITES,
  listFetchedSince,
  listOutdated,
  othersPending,
  takeOutdated,
} from './cache/pending-writes.ts';

interface ItemWrite<V, A> {
  call: (variables: V, client: QueryClient) => Promise<A>;
  /** What the list looks like when the service agrees; shown immediately. */
  change: (variables: V) => ListChange;
  /** Takes back this change and no later one. */
  rollback: (before: NoteList, variables: V) => ListChange;
  /** Puts the response into the cache. */
  settle: (client: QueryClient, response: A, variables: V) => void;
}

/** A fetch under way would bring the list as it was before the write. */
async function holdList(client: QueryClient): Promise<void> {
  const { queryKey } = noteQueries.list();
  if (client.isFetching({ queryKey, exact: true }) === 0) return;
  listOutdated(client);
  if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey, exact: true });
}

/**
 * A write on one item that the screens show immediately (optimistic update). Writes reach the service one after another, in the
 * order of the calls. Offline they fail instead of waiting, so that nobody takes them for done.
 */
export const itemMutation = <V, A>({ call, change, rollback, settle }: ItemWrite<V, A>) =>
  mutationOptions({
    mutationKey: ITEM_WRITES,
    scope: { id: 'item-writes' },
    mutationFn: (variables: V, { client }) => call(variables, client),
    onMutate: async (variables: V, { client }) => {
      const since = Date.now();
      await holdList(client);
      const before = client.getQueryData(noteQueries.list().queryKey);
      changeList(client, change(variables));
      return { since, takeBack: before && rollback(before, variables) };
    },
    onError: (_error, _variables, shown, { client }) => {
      if (shown?.takeBack) changeList(client, shown.takeBack);
      listOutdated(client);
    },
    onSuccess: (response: A, variables: V, _shown, { client }) => settle(client, response, variables),
    onSettled: async (_answer, _error, _variables, shown, { client }) => {
      await holdList(client);
      if (shown && listFetchedSince(client, shown.since)) listOutdated(client);
      if (!othersPending(client) && takeOutdated(client)) void refreshLists(client);
      // A share names its item, and rests while that is in the trash.
      void client.invalidateQueries({ queryKey: shareQueries.list().queryKey });
    },
  });

/**
 * Runs a write whose caller may be unmounted when the response arrives, as Undo in a toast.
 *
 * @example
 * const back = wayBack(client, item);
 * await writeItem(client, itemMutations.move(), { _id: item._id, parentId: null });
 * offerUndo('Moved', 'Undo', back);
 */
export const writeItem = <V, A, R>(
  client: QueryClient,
  options: MutationOptions<A, Error, V, R>,
  variables: V,
): Promise<A> => client.getMutationCache().build(client, options).execute(variables);
