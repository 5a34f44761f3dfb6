import type { Notification } from '@my-note/contract';
import type { QueryClient } from '@tanstack/react-query';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { addUnread, changeFeed, knownNotification, knownUnread, remember } from './feed-cache.ts';
import { unreadOf, withNotification } from './feed-changes.ts';
import { marksPending } from './pending-marks.ts';
import { askFeed } from './refresh.ts';

/**
 * Takes in a pushed notification: its place in the loaded feed follows from its id, newest first,
 * and the unread count follows. One that is known is replaced, and counts only where it was read or became unread.
 *
 * @example
 * takeNotification(client, message);
 */
export function takeNotification(client: QueryClient, notification: Notification): void {
  const known = knownNotification(client, notification._id);
  remember(client, notification);
  changeFeed(client, (feed) => withNotification(feed, notification));
  addUnread(client, unreadOf(notification) - unreadOf(known));
}

/**
 * Takes in the unread count as the service says it. One that is not what is known here says that something was read
 * elsewhere: the loaded feed is refetched.
 */
export function takeUnread(client: QueryClient, count: number): void {
  // It includes only some of this page's pending changes. The last of them refetches.
  if (marksPending(client) > 0) return;
  const known = knownUnread(client);
  const { queryKey } = notificationQueries.unreadCount();
  // A pending response is older than this.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, { unread: count });
  if (known !== undefined && known !== count) askFeed(client);
}
