import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';
import { users } from '../../../items/tables.ts';

/** Who lets calendars read their tasks: one address each. */
export const taskFeeds = pgTable('task_feeds', {
  createdBy: uuid('created_by')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token; the token is shown once. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});
