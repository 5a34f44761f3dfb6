import type { Notification, UnreadCount } from '@my-note/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '../queries/change-cached.ts';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { afterFetch } from './after-fetch.ts';
import { type Change, mapped } from './feed-changes.ts';
import { type Feed, feedQuery } from './notification-feed.ts';

const REMEMBERED = 200;

// What arrived while no feed was loaded: when it arrives again, it does not count again.
const arrived = new WeakMap<QueryClient, Map<string, Notification>>();

/** Keeps what came in by itself. */
export function remember(client: QueryClient, notification: Notification): void {
  const known = arrived.get(client) ?? new Map<string, Notification>();
  arrived.set(client, known.set(notification._id, notification));
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** A notification as it is known here; undefined for one that neither was loaded nor came in. */
export const knownNotification = (client: QueryClient, id: string): Notification | undefined =>
  client
    .getQueryData(feedQuery().queryKey)
    ?.pages.flatMap(({ data }) => data)
    .find(({ _id }) => _id === id) ?? arrived.get(client)?.get(id);

/**
 * Changes the loaded feed. A pending response may be older than the change and replaces all
 * that is loaded: it is changed as well when it arrives.
 */
export function changeFeed(client: QueryClient, change: (feed: Feed) => Feed): void {
  const { queryKey } = feedQuery();
  const write = () => changeCached(client, queryKey, change);
  write();
  afterFetch(client, queryKey, write);
}

/** Changes each notification that is known here. */
export function changeKnown(client: QueryClient, change: Change): void {
  changeFeed(client, (feed) => mapped(feed, change));
  const known = arrived.get(client);
  for (const [id, notification] of known ?? []) known?.set(id, change(notification));
}

/** How many are unread, as far as that is known here. */
export const knownUnread = (client: QueryClient): number | undefined =>
  client.getQueryData(notificationQueries.unreadCount().queryKey)?.unread;

/** Adds to the count. A pending response may or may not include it, so the count is refetched. */
export function addUnread(client: QueryClient, by: number): void {
  if (by === 0) return;
  const { queryKey } = notificationQueries.unreadCount();
  changeCached<UnreadCount>(client, queryKey, ({ unread }) => ({ unread: Math.max(0, unread + by) }));
  afterFetch(
    client,
    queryKey,
    // One fetch for all that have arrived meanwhile.
    () => void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false }),
  );
}
