import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../../items/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The searched text, folded and with a space at both ends; written a moment after the item itself. */
export const itemSearch = pgTable(
  'item_search',
  {
    itemId: uuid('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Null when there are too many: such an item is compared at every search. */
    lexemes: tsvector('lexemes'),
  },
  (table) => [
    index('item_search_owner').on(table.createdBy, table.itemId),
    // A small pending list limits the time of the write that has to empty it.
    index('item_search_lexemes').using('gin', table.lexemes).with({ gin_pending_list_limit: 512 }),
    index('item_search_unindexed').on(table.createdBy).where(sql`lexemes is null`),
  ],
);
