import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Attempts counted in a fixed window, for all replicas. */
export const tries = pgTable(
  'tries',
  {
    /** SHA-256 of the limit's name and its key, so that no address or e-mail is stored here. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('tries_ended').on(table.endsAt)],
);
