import {
  contentSearchSchema,
  emptiedSchema,
  LIMITS,
  paths,
  removedSchema,
  type SearchHistoryEntry,
  searchHistoryEntrySchema,
  searchHistorySchema,
} from '@my-note/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';

const CONTENT_STALE_MS = 5_000;

/**
 * Queries of the search (docs/specification/service.md#calls-on-search).
 *
 * @example
 * const { data: found } = useQuery(searchQueries.content('in:Work has:task'));
 */
export const searchQueries = {
  all: () => ['search'] as const,
  /**
   * What was searched before, newest first; for signed-in users only (docs/specification/product.md#search-history).
   */
  history: () =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'history'],
      queryFn: ({ signal }): Promise<SearchHistoryEntry[]> =>
        api.get(paths.searchHistory, { schema: searchHistorySchema, signal }),
    }),
  /** Notes whose text or title has all words of `q` (docs/specification/service.md#calls-on-search). */
  content: (q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all(), 'content', q],
      queryFn: ({ signal }) =>
        api.get(paths.contentSearch, { query: { q }, schema: contentSearchSchema, signal }),
      staleTime: CONTENT_STALE_MS,
    }),
};

type History = SearchHistoryEntry[];

/** Changes the history on screen immediately and returns the former one. */
async function change(client: QueryClient, next: (history: History) => History) {
  const { queryKey } = searchQueries.history();
  await client.cancelQueries({ queryKey });
  const former = client.getQueryData(queryKey);
  client.setQueryData(queryKey, (history) => history && next(history));
  return { former };
}

const restore = (client: QueryClient, former: History | undefined) =>
  client.setQueryData(searchQueries.history().queryKey, former);

const refetch = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: searchQueries.history().queryKey });

/** Changes of the search history; each shows immediately and is rolled back when the service refuses. */
export const searchMutations = {
  /**
   * Records the note that was chosen: its id is the keyword (docs/specification/product.md#search-history). Fails
   * silently.
   */
  remember: () =>
    mutationOptions({
      mutationFn: ({ _id }: NonNullable<SearchHistoryEntry['result']>) =>
        api.post(paths.searchHistory, { body: { keyword: _id }, schema: searchHistoryEntrySchema }),
      meta: { silent: true },
      onMutate: (result, { client }) =>
        change(client, (history) =>
          [
            { _id: result._id, keyword: result._id, result },
            ...history.filter(({ keyword }) => keyword !== result._id),
          ].slice(0, LIMITS.searchHistory),
        ),
      onError: (_error, _result, changed, { client }) => restore(client, changed?.former),
      onSettled: (_entry, _error, _result, _changed, { client }) => refetch(client),
    }),
  /** Removes one entry, by its id. */
  forget: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.searchHistoryEntry(id), { schema: removedSchema }),
      onMutate: (id, { client }) => change(client, (history) => history.filter((entry) => entry._id !== id)),
      onError: (_error, _id, changed, { client }) => restore(client, changed?.former),
    }),
  /** Removes all entries. */
  clear: () =>
    mutationOptions({
      mutationFn: () => api.delete(paths.searchHistory, { schema: emptiedSchema }),
      onMutate: (_nothing, { client }) => change(client, () => []),
      onError: (_error, _nothing, changed, { client }) => restore(client, changed?.former),
    }),
};
