import { boolean, timestamp, uuid } from 'drizzle-orm/pg-core';

/** JavaScript keeps milliseconds only; more digits would be lost. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The base record (docs/specification/service.md#base-record). */
export const baseColumns = () => ({
  id: uuid('id').primaryKey(),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deleted: boolean('deleted').notNull().default(false),
});
