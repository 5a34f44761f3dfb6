import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { sessions } from '../sessions/sessions.table.ts';

/** Browsers that get a person's notifications. One ends with its session, however that ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address of the browser at its push service, which only the two know. */
    endpoint: text('endpoint').notNull(),
    /** The keys that messages are encrypted with, so that the push service cannot read them. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
  },
  (table) => [
    unique('push_subscriptions_session').on(table.sessionId),
    unique('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_owner').on(table.createdBy),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Notifications that wait to be pushed to a browser; written with the notification itself. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: instant('created_at').notNull(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    /** Until then a message that is claimed or has failed is not claimed again. */
    nextTryAt: instant('next_try_at').notNull(),
  },
  (table) => [
    unique('push_messages_once').on(table.subscriptionId, table.notificationId),
    index('push_messages_due').on(table.nextTryAt),
    index('push_messages_notification').on(table.notificationId),
  ],
);
