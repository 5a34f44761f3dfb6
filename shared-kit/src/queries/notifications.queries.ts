import { paths, QUERY_STALE_MS, unreadCountSchema } from '@my-note/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';

/**
 * Queries on the notification feed.
 *
 * @example
 * const { data: unread = 0 } = useQuery(notificationQueries.unreadCount());
 */
export const notificationQueries = {
  all: () => ['notifications'] as const,
  /** How many the user has not read; what the badge shows (docs/specification/product.md#user-menu). */
  unreadCount: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'unread-count'],
      queryFn: ({ signal }) => api.get(paths.unreadCount, { schema: unreadCountSchema, signal }),
      select: ({ unread }) => unread,
      staleTime: QUERY_STALE_MS,
    }),
};
