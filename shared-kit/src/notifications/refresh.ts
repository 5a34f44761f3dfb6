import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { afterFetch } from './after-fetch.ts';
import { knownUnread } from './feed-cache.ts';
import { feedQuery } from './notification-feed.ts';
import { feedOutdated, marksPending } from './pending-marks.ts';

/** Mounted queries are refetched now, others when they mount; a pending first response is awaited. */
function askAgain(client: QueryClient, queryKey: QueryKey): void {
  const refetch = () => void client.invalidateQueries({ queryKey, exact: true });
  if (client.getQueryData(queryKey) === undefined) afterFetch(client, queryKey, refetch);
  else refetch();
}

/** Refetches the feed when it is loaded. */
export const askFeed = (client: QueryClient): void => askAgain(client, feedQuery().queryKey);

/** Refetches the count and the loaded feed. */
export function askAll(client: QueryClient): void {
  askAgain(client, notificationQueries.unreadCount().queryKey);
  askFeed(client);
}

/** Refetches the count; an unexpected one means that something was read elsewhere. */
export async function checkUnread(client: QueryClient): Promise<void> {
  const expected = knownUnread(client);
  await client.invalidateQueries({ queryKey: notificationQueries.unreadCount().queryKey, exact: true });
  if (knownUnread(client) !== expected) askFeed(client);
}

/**
 * Refetches the count and the feed, each only when it is loaded: something has changed elsewhere.
 * It waits for pending changes of this page, because a response would show the state before them.
 */
export function refreshFeed(client: QueryClient): void {
  if (marksPending(client) > 0) feedOutdated(client);
  else askAll(client);
}
