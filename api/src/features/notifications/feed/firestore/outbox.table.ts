import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../core/columns.ts';
import { notifications } from '../../notifications.table.ts';

/** Notifications whose document in Firestore has to be written; a further change adds another row. */
export const notificationOutbox = pgTable(
  'notification_outbox',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** Until then a row that is claimed or has failed is not claimed again. */
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('notification_outbox_due').on(table.nextTryAt),
    index('notification_outbox_notification').on(table.notificationId),
  ],
);
