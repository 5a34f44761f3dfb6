import { webhookDeliveryPageSchema, webhookListSchema, webhookPaths } from '@my-note/contract/webhooks';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, queryOptions } from '@my-note/kit/query';

/** While a delivery is on its way, its result is fetched; one that is being sent has a lease of a minute. */
const WATCH_MS = 2_000;
const ON_ITS_WAY_MS = 90_000;

export const webhookQueries = {
  all: ['connections', 'webhooks'] as const,
  list: () =>
    queryOptions({
      queryKey: [...webhookQueries.all, 'list'] as const,
      queryFn: ({ signal }) => api.get(webhookPaths.webhooks, { schema: webhookListSchema, signal }),
      staleTime: 0,
    }),
  deliveries: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...webhookQueries.all, 'deliveries', id] as const,
      queryFn: ({ signal, pageParam }) =>
        api.get(webhookPaths.deliveries(id), {
          query: pageParam ? { cursor: pageParam } : {},
          schema: webhookDeliveryPageSchema,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const soon = Date.now() + ON_ITS_WAY_MS;
        const isOnItsWay = state.data?.pages.some(({ data }) =>
          data.some(({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) < soon),
        );
        return isOnItsWay ? WATCH_MS : false;
      },
    }),
};
