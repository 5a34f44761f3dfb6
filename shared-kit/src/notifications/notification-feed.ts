import { type NotificationPage, notificationPageSchema, paths } from '@my-note/contract';
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';
import { notificationQueries } from '../queries/notifications.queries.ts';

/** The cursor of the first page. */
const NEWEST = '';

/** The loaded pages, newest first; each leads to the next by the id of its last entry. */
export type Feed = InfiniteData<NotificationPage, string>;

// One function for all renders: entries that did not change stay the same objects.
const entries = ({ pages }: Feed) => pages.flatMap(({ data }) => data);

export const feedQuery = () =>
  infiniteQueryOptions({
    queryKey: [...notificationQueries.all(), 'feed'],
    queryFn: ({ pageParam, signal }) =>
      api.get(paths.notifications, {
        query: { cursor: pageParam === NEWEST ? undefined : pageParam },
        schema: notificationPageSchema,
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: entries,
  });

/**
 * The user's notifications, newest first, as far as they are loaded
 * (docs/specification/service.md#calls-on-notifications). `fetchNextPage`
 * loads older ones; called while `isFetching`, it would break off what is being fetched.
 *
 * @example
 * const { data: messages = [], fetchNextPage } = useNotificationFeed();
 * <Button onClick={() => void fetchNextPage()}>{messages.length}</Button>;
 */
export const useNotificationFeed = () => useInfiniteQuery(feedQuery());
