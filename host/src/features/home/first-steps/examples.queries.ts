import { examplesPresentSchema, examplesSchema, noteSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { refreshLists } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient, queryOptions } from '@my-note/kit/query';

export const exampleQueries = {
  all: () => ['examples'] as const,
  /** The category that holds them, or null. */
  present: () =>
    queryOptions({
      queryKey: exampleQueries.all(),
      queryFn: ({ signal }) => api.get(paths.examples, { schema: examplesPresentSchema, signal }),
      select: ({ data }) => data,
    }),
};

const refresh = (client: QueryClient) =>
  Promise.all([
    refreshLists(client),
    client.invalidateQueries({ queryKey: exampleQueries.all() }),
    // Their pages may be cached.
    client.invalidateQueries({ queryKey: noteQueries.slugs(), refetchType: 'none' }),
  ]);

export const exampleMutations = {
  /** Adds nothing when they exist already. */
  load: () =>
    mutationOptions({
      mutationFn: () => api.post(paths.examples, { schema: examplesSchema }),
      onSettled: (_response, _error, _void, _result, { client }) => refresh(client),
    }),
  /** Moves their category to the trash; `restore` undoes that. */
  remove: () =>
    mutationOptions({
      mutationFn: ({ id, restore }: { id: string; restore?: boolean }) =>
        api.delete(paths.softDelete(id), { schema: noteSchema, ...(restore ? { body: { restore } } : {}) }),
      onSettled: (_note, _error, _id, _result, { client }) => refresh(client),
    }),
};
