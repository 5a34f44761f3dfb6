import { emptiedSchema, LIMITS, noteSchema, paths, trashDoneSchema } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { putNote } from '@my-note/shared-kit/items';
import { categoryQueries, noteQueries, shareQueries } from '@my-note/shared-kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';

// Whatever came of it: of several calls the first may have been done.
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: noteQueries.all() }),
    client.invalidateQueries({ queryKey: categoryQueries.all() }),
    // The share of what is in the trash rests.
    client.invalidateQueries({ queryKey: shareQueries.list().queryKey }),
  ]);

/** What is gone for good is shown at no address any more. */
const removeTrashedPages = (client: QueryClient) =>
  client.removeQueries({ queryKey: noteQueries.trashedSlugs() });

/** One call for as many entries as the service takes at once. Answers how many it was done to. */
async function inBatches(path: string, ids: readonly string[]): Promise<number> {
  let done = 0;
  for (let start = 0; start < ids.length; start += LIMITS.trashEntries) {
    const body = { ids: ids.slice(start, start + LIMITS.trashEntries) };
    done += (await api.post(path, { body, schema: trashDoneSchema })).ids.length;
  }
  return done;
}

/** What can be done with the trash, by the ids of its entries. */
export const trashMutations = {
  /** One entry, or one item that went along with an entry. Answers where it is now. */
  restore: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        api.delete(paths.softDelete(id), { body: { restore: true }, schema: noteSchema }),
      // Its page shows it at once.
      onSuccess: (note, _id, _result, { client }) => putNote(client, note),
      onSettled: (_note, _error, _id, _result, { client }) => refresh(client),
    }),
  restoreMany: () =>
    mutationOptions({
      mutationFn: (ids: readonly string[]) => inBatches(paths.restoreMany, ids),
      onSettled: (_done, _error, _ids, _result, { client }) => refresh(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (ids: readonly string[]) => inBatches(paths.deleteMany, ids),
      onSuccess: (_done, _ids, _result, { client }) => removeTrashedPages(client),
      onSettled: (_done, _error, _ids, _result, { client }) => refresh(client),
    }),
  /** Deletes all that is in the trash. */
  empty: () =>
    mutationOptions({
      mutationFn: () =>
        api.delete(paths.notes, { query: { filters: { deleted: 'true' } }, schema: emptiedSchema }),
      onSuccess: (_done, _void, _result, { client }) => removeTrashedPages(client),
      onSettled: (_done, _error, _void, _result, { client }) => refresh(client),
    }),
};
