import type { NotificationKind } from '@my-note/contract';
import { translated } from '@my-note/contract/language';

/** Every text of this remote, so that a translation is one file. */
export const texts = translated('notifications', {
  title: 'Notifications',
  empty: 'No notifications',
  hint: 'Updates about your share links, requests, and imports appear here.',
  failed: 'Couldn’t load your notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Of a notification that has no title (docs/specification/product.md#notifications). */
  untitled: 'Notification',
  unread: 'Unread',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markOf: (action: string, title: string) => `${action}: ${title}`,
  loadingMore: 'Loading older notifications',
  kinds: {
    welcome: 'Welcome',
    'share-viewed': 'Share opened',
    'share-expired': 'Share expired',
    'request-status': 'Request',
    videos: 'New videos',
    'import-finished': 'Import',
    'export-finished': 'Export',
    'operator-message': 'Message',
  } satisfies Record<NotificationKind, string>,
});
