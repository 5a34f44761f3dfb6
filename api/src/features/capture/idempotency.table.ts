import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../core/columns.ts';
import { items } from '../../items/tables.ts';

/** Which note a call with a key has written, so that the same call writes nothing again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    createdBy: uuid('created_by').notNull(),
    key: text('key').notNull(),
    /** Of path and body. */
    callHash: text('call_hash').notNull(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.createdBy, table.key] })],
);
