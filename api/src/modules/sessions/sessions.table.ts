import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    ...baseColumns(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);
