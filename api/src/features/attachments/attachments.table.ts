import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Files that notes show. `deleted` until the bytes are stored, and again once they are removed. */
export const attachments = pgTable(
  'attachments',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** The import that staged it, until that is published. */
    importJob: uuid('import_job'),
  },
  (table) => [
    index('attachments_owner').on(table.createdBy),
    index('attachments_deleted').on(table.updatedAt).where(sql`deleted`),
    index('attachments_import').on(table.importJob).where(sql`import_job is not null`),
  ],
);
export type AttachmentRow = typeof attachments.$inferSelect;
