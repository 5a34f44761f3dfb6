import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { items } from '../../items/tables.ts';

export const shares = pgTable(
  'shares',
  {
    ...baseColumns(),
    itemId: uuid('item_id')
      .notNull()
      .unique('shares_item')
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The secret part of the link. It is shown to its owner again, so it is stored readable. */
    shareId: text('share_id').notNull(),
    includeChildren: boolean('include_children').notNull().default(false),
    expiresAt: instant('expires_at'),
    expiryToldAt: instant('expiry_told_at'),
    passwordHash: text('password_hash'),
    views: integer('views').notNull().default(0),
    lastViewedAt: instant('last_viewed_at'),
  },
  (table) => [unique('shares_share_id').on(table.shareId), index('shares_owner').on(table.createdBy)],
);
export type ShareRow = typeof shares.$inferSelect;
