import { paths } from '@my-note/contract';
import { activityPageSchema } from '@my-note/contract/activity';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions } from '@my-note/kit/query';

/** Security events of the account, newest first. */
export const activityQueries = {
  own: () =>
    infiniteQueryOptions({
      queryKey: ['account', 'activity'] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(paths.activity, {
          query: pageParam ? { cursor: pageParam } : {},
          schema: activityPageSchema,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    }),
};
