import { savedSearchListSchema, savedSearchPaths } from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

export const readSavedSearches = async (signal: AbortSignal) =>
  (await api.get(savedSearchPaths.searches, { schema: savedSearchListSchema, signal })).data;

/** The sidebar reads them under the same key (host/src/shell/sidebar/quick/saved-searches.tsx). */
export const savedSearches = () =>
  queryOptions({
    queryKey: ['saved-searches'] as const,
    queryFn: ({ signal }) => readSavedSearches(signal),
  });
