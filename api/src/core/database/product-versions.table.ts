import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** The version of My Note that was the first to bring the database to a migration, by the migration's time. */
export const productVersions = pgTable('product_versions', {
  migration: bigint('migration', { mode: 'number' }).primaryKey(),
  version: text('version').notNull(),
});
