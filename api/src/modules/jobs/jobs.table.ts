import type { ImportReport } from '@my-note/shared-kit/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** Exports and imports. Each runs in the process that was asked for it. */
export const jobs = pgTable(
  'jobs',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['export', 'import'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] }).notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    error: text('error'),
    report: jsonb('report').$type<ImportReport>(),
    /** The last sign of life of the process that runs it. */
    heartbeatAt: instant('heartbeat_at').notNull(),
  },
  (table) => [
    index('jobs_owner').on(table.createdBy, table.id),
    uniqueIndex('jobs_one_import')
      .on(table.createdBy)
      .where(sql`kind = 'import' and status in ('queued', 'running')`),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
