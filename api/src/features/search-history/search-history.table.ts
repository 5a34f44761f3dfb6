import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';
import { items } from '../../items/tables.ts';

export const searchHistories = pgTable(
  'search_histories',
  {
    ...baseColumns(),
    keyword: text('keyword').notNull(),
    /** The note that was chosen, when the keyword is its id. */
    itemId: uuid('item_id').references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('search_histories_keyword').on(table.createdBy, table.keyword),
    index('search_histories_item').on(table.itemId),
  ],
);
