import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';
import { identityUsers } from '../../identity/embedded/accounts.table.ts';

/** Links that let somebody choose a new password, stored as SHA-256. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    identityId: text('identity_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_links_identity').on(table.identityId),
    index('password_links_end').on(table.expiresAt),
  ],
);
