import { CLIENT_ID, type Notification } from '@my-note/contract';
import type { NotificationRow } from './notifications.table.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  _id: row.id,
  to: row.recipient,
  clientId: CLIENT_ID,
  createdAt: row.createdAt.toISOString(),
  kind: row.kind,
  title: row.title,
  description: row.description,
  duration: row.durationMs,
  href: row.href,
  readAt: row.readAt?.toISOString() ?? null,
});
