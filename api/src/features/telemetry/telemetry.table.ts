import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../core/columns.ts';

/** What browsers counted of a version of a remote in one minute, after an hour in one hour, after two days in one day. */
export const telemetry = pgTable(
  'telemetry',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** Beginning of the minute, hour, or day. */
    at: instant('at').notNull(),
    /** `wanted`, `failure.<kind>`, `<measure>.<bin>`, and others; only what was counted. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version, table.at] })],
);
