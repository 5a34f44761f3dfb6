import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../core/columns.ts';
import { notifications } from '../../notifications.table.ts';

/** Notifications whose document in Firestore has to be written; one that changes again gets a further row. */
export const notificationOutbox = pgTable(
  'notification_outbox',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** Until then a row that somebody has in hand, or that failed, is left alone. */
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('notification_outbox_due').on(table.nextTryAt),
    index('notification_outbox_notification').on(table.notificationId),
  ],
);
