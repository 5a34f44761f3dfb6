import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Issue reports and feature requests. */
export const userRequests = pgTable(
  'user_requests',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['issue', 'feature'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    diagnostics: jsonb('diagnostics').$type<Record<string, string>>(),
    /** The attachment with its screenshot. */
    screenshot: uuid('screenshot'),
    status: text('status', { enum: ['open', 'planned', 'done', 'declined'] })
      .notNull()
      .default('open'),
    /** The operator's response. */
    answer: text('answer'),
  },
  (table) => [index('user_requests_owner').on(table.createdBy, table.id)],
);
export type RequestRow = typeof userRequests.$inferSelect;
