import type { NotificationKind } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    ...baseColumns(),
    recipient: uuid('recipient')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    href: text('href'),
    durationMs: integer('duration_ms'),
    readAt: instant('read_at'),
    /** The key of a notification to be delivered once; a second one with it is not written. */
    dedupeKey: text('dedupe_key'),
  },
  (table) => [
    index('notifications_feed').on(table.recipient, table.id),
    index('notifications_unread').on(table.recipient).where(sql`read_at is null`),
    uniqueIndex('notifications_once').on(table.recipient, table.dedupeKey).where(sql`dedupe_key is not null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;
