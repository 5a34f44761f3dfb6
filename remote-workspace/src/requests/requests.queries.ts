import { paths } from '@my-note/contract';
import { requestListSchema } from '@my-note/contract/requests';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

/** The user's own requests. */
export const requestQueries = {
  own: () =>
    queryOptions({
      queryKey: ['requests', 'own'] as const,
      queryFn: ({ signal }) => api.get(paths.requests, { schema: requestListSchema, signal }),
      // The operator may reply at any time.
      staleTime: 0,
    }),
};
