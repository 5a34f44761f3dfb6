import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { afterFetch } from './after-fetch.ts';
import { knownUnread } from './feed-cache.ts';
import { feedQuery } from './notification-feed.ts';
import { feedOutdated, marksPending } from './pending-marks.ts';

/** What is shown is fetched now, what is only kept when it is shown next; a first answer under way is let in before. */
function askAgain(client: QueryClient, queryKey: QueryKey): void {
  const ask = () => void client.invalidateQueries({ queryKey, exact: true });
  if (client.getQueryData(queryKey) === undefined) afterFetch(client, queryKey, ask);
  else ask();
}

/** Asks for the loaded feed again; for nothing when none is loaded. */
export const askFeed = (client: QueryClient): void => askAgain(client, feedQuery().queryKey);

/** Asks for the count and the loaded feed again. */
export function askAll(client: QueryClient): void {
  askAgain(client, notificationQueries.unreadCount().queryKey);
  askFeed(client);
}

/** Asks for the count; another one than expected says that something was read elsewhere. */
export async function checkUnread(client: QueryClient): Promise<void> {
  const expected = knownUnread(client);
  await client.invalidateQueries({ queryKey: notificationQueries.unreadCount().queryKey, exact: true });
  if (knownUnread(client) !== expected) askFeed(client);
}

/**
 * The count and the feed are asked for again, each only when it is loaded: something of them has changed elsewhere.
 * While own changes are under way it waits for them, for an answer would show how it was before.
 */
export function refreshFeed(client: QueryClient): void {
  if (marksPending(client) > 0) feedOutdated(client);
  else askAll(client);
}
