import { removedSchema } from '@my-note/contract';
import { type SavedSearch, savedSearchPaths, savedSearchSchema } from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { savedSearches } from './searches.queries.ts';

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: savedSearches().queryKey });

export const searchMutations = {
  save: () =>
    mutationOptions({
      mutationFn: (body: { name: string; query: string }) =>
        api.post(savedSearchPaths.searches, { body, schema: savedSearchSchema }),
      onSettled: (_saved, _error, _search, _result, { client }) => refresh(client),
    }),
  rename: () =>
    mutationOptions({
      mutationFn: ({ _id, name }: { _id: string; name: string }) =>
        api.put(savedSearchPaths.search(_id), { body: { name }, schema: savedSearchSchema }),
      onSettled: (_saved, _error, _search, _result, { client }) => refresh(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ _id }: SavedSearch) =>
        api.delete(savedSearchPaths.search(_id), { schema: removedSchema }),
      onSettled: (_removed, _error, _search, _result, { client }) => refresh(client),
    }),
};
