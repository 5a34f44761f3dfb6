import type { ImportReport } from '@my-note/contract/jobs';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Reports from before previews existed have fewer fields. */
type StoredReport = Pick<ImportReport, 'notes' | 'categories' | 'attachments' | 'skipped'> &
  Partial<ImportReport>;

/** Exports and imports. Each runs in the process that received the request. */
export const jobs = pgTable(
  'jobs',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['export', 'import'] }).notNull(),
    status: text('status', { enum: ['queued', 'running', 'ready', 'done', 'failed', 'cancelled'] }).notNull(),
    /** Of the file that is imported, or of the one note that is exported. */
    name: text('name'),
    /** An import that waits to be confirmed when it is read. */
    preview: boolean('preview').notNull().default(false),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    error: text('error'),
    report: jsonb('report').$type<StoredReport>(),
    /** The last heartbeat of the process that runs it. */
    heartbeatAt: instant('heartbeat_at').notNull(),
    /** Of a ready import: ids at its top level that have a place in its order. */
    stagedOrder: jsonb('staged_order').$type<string[]>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('jobs_owner').on(table.createdBy, table.id),
    uniqueIndex('jobs_one_import')
      .on(table.createdBy)
      .where(sql`kind = 'import' and status in ('queued', 'running', 'ready')`),
  ],
);
export type JobRow = Omit<typeof jobs.$inferSelect, 'stagedOrder'>;
