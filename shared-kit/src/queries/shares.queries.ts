import { paths, type Sharing, sharingSchema } from '@my-note/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';

/**
 * What the user shares; the only place where its key is written.
 *
 * @example
 * const { data: shares = [] } = useQuery(shareQueries.list());
 */
export const shareQueries = {
  /** Not retried (docs/specification/product.md#freshness-of-data). */
  list: () =>
    queryOptions({
      queryKey: ['shares'] as const,
      queryFn: ({ signal }): Promise<Sharing> => api.get(paths.sharing, { schema: sharingSchema, signal }),
      retry: false,
    }),
};
