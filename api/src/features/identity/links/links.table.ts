import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';
import { users } from '../../../items/tables.ts';

/** Which account the next first sign-in at a provider opens, by the address that the provider has checked. */
export const identityLinks = pgTable(
  'identity_links',
  {
    /** The `kind` of the provider's adapter. */
    provider: text('provider').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.email] })],
);
