import { emptiedSchema, LIMITS, noteSchema, paths, trashDoneSchema } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { categoryQueries, noteQueries, shareQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';

// Also after an error, because the first of several requests may have succeeded.
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: noteQueries.all() }),
    client.invalidateQueries({ queryKey: categoryQueries.all() }),
    // Shares of trashed items are suspended.
    client.invalidateQueries({ queryKey: shareQueries.list().queryKey }),
  ]);

/** Permanently deleted items must not be shown from the cache. */
const removeTrashedPages = (client: QueryClient) =>
  client.removeQueries({ queryKey: noteQueries.trashedSlugs() });

/** Sends as many ids per request as the service accepts; resolves to the number of entries that were changed. */
async function inBatches(path: string, ids: readonly string[]): Promise<number> {
  let done = 0;
  for (let start = 0; start < ids.length; start += LIMITS.trashEntries) {
    const body = { ids: ids.slice(start, start + LIMITS.trashEntries) };
    done += (await api.post(path, { body, schema: trashDoneSchema })).ids.length;
  }
  return done;
}

/** Writes to the trash. */
export const trashMutations = {
  /** Restores an entry, or one item inside an entry, and returns it. */
  restore: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        api.delete(paths.softDelete(id), { body: { restore: true }, schema: noteSchema }),
      // The page of the restored item shows it without a request.
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
