import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that all replicas need and nobody types. */
export const serviceKeys = pgTable('service_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
