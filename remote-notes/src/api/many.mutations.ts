import {
  LIMITS,
  type ManyBody,
  type ManyDone,
  manyDoneSchema,
  paths,
  trashDoneSchema,
} from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { refreshItems } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';

/** Cuts ids into lists that one call takes. */
const batchesOf = (ids: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));

// Also after an error, because the first of several calls may have succeeded.
async function refresh(client: QueryClient) {
  await refreshItems(client);
  // Rows that are gone from the list do not ask for their notes again.
  await client.invalidateQueries({ queryKey: noteQueries.slugs(), refetchType: 'none' });
}

/** Writes on several items at once. The list is refetched afterwards. */
export const manyMutations = {
  change: () =>
    mutationOptions({
      mutationFn: async (change: ManyBody): Promise<ManyDone> => {
        const all: ManyDone = { ids: [], refused: [] };
        for (const ids of batchesOf(change.ids, LIMITS.manyItems)) {
          const done = await api.post(paths.changeMany, { body: { ...change, ids }, schema: manyDoneSchema });
          all.ids.push(...done.ids);
          all.refused.push(...done.refused);
        }
        return all;
      },
      onSettled: (_done, _error, _change, _result, { client }) => refresh(client),
    }),
  restore: () =>
    mutationOptions({
      mutationFn: async (restored: readonly string[]) => {
        for (const ids of batchesOf(restored, LIMITS.trashEntries))
          await api.post(paths.restoreMany, { body: { ids }, schema: trashDoneSchema });
      },
      onSettled: (_done, _error, _ids, _result, { client }) => refresh(client),
    }),
};
