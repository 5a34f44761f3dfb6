import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Searches that people keep under a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (table) => [index('saved_searches_owner').on(table.createdBy)],
);
