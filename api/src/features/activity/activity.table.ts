import type { ActivityEvent, ActivityKind } from '@my-note/contract/activity';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Security events, by the account that they concern. */
export const activity = pgTable(
  'activity',
  {
    ...baseColumns(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ActivityKind>().notNull(),
    actor: text('actor').$type<ActivityEvent['actor']>().notNull(),
    detail: text('detail').notNull(),
    device: text('device'),
    address: text('address'),
  },
  (table) => [
    index('activity_owner').on(table.ownerId, table.id),
    index('activity_created').on(table.createdAt),
  ],
);
export type ActivityRow = typeof activity.$inferSelect;
