import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { items } from './items.table.ts';

/** Former states of notes. */
export const itemVersions = pgTable(
  'item_versions',
  {
    ...baseColumns(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    words: integer('words').notNull(),
    characters: integer('characters').notNull(),
    /** Given by the writer; a named version is kept when old ones are deleted. */
    name: text('name'),
    attachments: uuid('attachments').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    unique('item_versions_state').on(table.itemId, table.version),
    index('item_versions_owner').on(table.createdBy, table.createdAt),
    index('item_versions_attachments').using('gin', table.attachments),
  ],
);
