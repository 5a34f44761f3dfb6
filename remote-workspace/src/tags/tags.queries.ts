import { tagListSchema, tagNotesSchema, tagPaths } from '@my-note/contract/tags';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, queryOptions } from '@my-note/kit/query';

/** Tags follow the texts, so any save may have changed them. */
export const tagQueries = {
  all: ['tags'] as const,
  list: () =>
    queryOptions({
      queryKey: ['tags', 'list'] as const,
      queryFn: async ({ signal }) => (await api.get(tagPaths.tags, { schema: tagListSchema, signal })).data,
      staleTime: 0,
    }),
  notes: (tag: string) =>
    infiniteQueryOptions({
      queryKey: ['tags', 'notes', tag] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(tagPaths.notes, {
          query: { tag, ...(pageParam > 0 ? { offset: pageParam } : {}) },
          schema: tagNotesSchema,
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
};
