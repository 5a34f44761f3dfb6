import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { CLIENT_ID } from '../constants.ts';

/**
 * What a notification is about (docs/specification/service.md#notifications-of-the-service); screens choose an icon
 * by it.
 */
const notificationKindSchema = z.enum([
  'welcome',
  'share-viewed',
  'share-expired',
  'request-status',
  'videos',
  'import-finished',
  'export-finished',
  'operator-message',
]);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

/** Kinds that a user may mute; a welcome is sent once, and messages of the operator are always shown. */
export const MUTABLE_KINDS = [
  'share-viewed',
  'share-expired',
  'request-status',
  'videos',
  'import-finished',
  'export-finished',
] as const satisfies readonly NotificationKind[];

/** The kinds in the setting `mutedNotifications`; unknown names are left out. */
export const mutedKinds = (setting: unknown): (typeof MUTABLE_KINDS)[number][] => {
  const named = String(setting).split(',');
  return MUTABLE_KINDS.filter((kind) => named.includes(kind));
};

/**
 * Notification (docs/specification/service.md#notifications-of-the-service). `duration` is how long a toast stays, in
 * milliseconds;
 * null means the default. `href` is an address of the site, or null when there is nothing to open.
 */
export const notificationSchema = z.object({
  _id: idSchema,
  to: idSchema,
  clientId: z.literal(CLIENT_ID),
  createdAt: isoDateSchema,
  /** A service that is newer than the screen may send more kinds: one of them is shown like any message. */
  kind: z.catch(notificationKindSchema, 'operator-message'),
  title: z.string(),
  description: z.string(),
  duration: z.nullable(z.int()),
  href: z.nullable(z.string()),
  readAt: z.nullable(isoDateSchema),
});
export interface Notification extends z.infer<typeof notificationSchema> {}

/** Page of the feed, newest first. `nextCursor` null means that this page is the last. */
export const notificationPageSchema = z.object({
  data: z.array(notificationSchema),
  nextCursor: z.nullable(idSchema),
});
export interface NotificationPage extends z.infer<typeof notificationPageSchema> {}
export const notificationsQuerySchema = z.strictObject({ cursor: z.optional(idSchema) });

/** Payload of PATCH /notifications/{id}. */
export const notificationUpdateSchema = z.strictObject({ read: z.boolean() });

/** Response of GET /notifications/unread-count and of POST /notifications/read-all. */
export const unreadCountSchema = z.object({ unread: z.int() });
export interface UnreadCount extends z.infer<typeof unreadCountSchema> {}

/**
 * Events of GET /notifications/stream. `notification` contains a Notification and its id as the
 * event's id; `unread` contains an UnreadCount: at the start, and whenever the count has changed. `items`
 * contains the revision of the user's items: at the start, and whenever their list has changed.
 */
export const STREAM_EVENTS = { notification: 'notification', unread: 'unread', items: 'items' } as const;
export const itemsRevisionSchema = z.object({ revision: z.int() });
