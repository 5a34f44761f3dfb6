import { LIMITS, paths, trashDoneSchema } from '@my-note/contract';
import { importUndoneSchema, jobSchema } from '@my-note/contract/jobs';
import { api } from '@my-note/kit/http';
import { refreshLists } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { jobQueries } from './jobs.queries.ts';

const refreshJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: jobQueries.all() });

// Notes were added or removed at addresses that may be cached.
const refreshAll = (client: QueryClient) =>
  Promise.all([
    refreshJobs(client),
    refreshLists(client),
    client.invalidateQueries({ queryKey: noteQueries.slugs(), refetchType: 'none' }),
  ]);

/** Writes to imports (docs/specification/service.md#export-and-import). */
export const jobMutations = {
  cancel: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.job(id), { schema: jobSchema }),
      onSettled: (_job, _error, _id, _result, { client }) => refreshJobs(client),
    }),
  confirm: () =>
    mutationOptions({
      mutationFn: ({ id, category }: { id: string; category: string | null }) =>
        api.post(paths.confirmJob(id), { body: { category }, schema: jobSchema }),
      onSettled: (_job, _error, _id, _result, { client }) => refreshAll(client),
    }),
  undo: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post(paths.undoJob(id), { schema: importUndoneSchema }),
      onSettled: (_job, _error, _id, _result, { client }) => refreshAll(client),
    }),
  /** Restores what an undo has moved to the trash. */
  putBack: () =>
    mutationOptions({
      mutationFn: async (ids: readonly string[]) => {
        for (let start = 0; start < ids.length; start += LIMITS.trashEntries) {
          const body = { ids: ids.slice(start, start + LIMITS.trashEntries) };
          await api.post(paths.restoreMany, { body, schema: trashDoneSchema });
        }
      },
      onSettled: (_done, _error, _ids, _result, { client }) => refreshAll(client),
    }),
};
