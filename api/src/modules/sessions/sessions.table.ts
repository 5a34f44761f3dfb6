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
    kind: text('kind', { enum: ['session', 'token'] })
      .notNull()
      .default('session'),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Empty for a token that was never used. */
    lastUsedAt: instant('last_used_at'),
    /** Empty for a token that does not expire. */
    expiresAt: instant('expires_at'),
    /** Browser and system of a session. */
    device: text('device'),
    /** Personal access tokens: what the user called it, what it may do, and how it begins. */
    name: text('name'),
    scope: text('scope', { enum: ['read', 'write'] })
      .notNull()
      .default('write'),
    prefix: text('prefix'),
  },
  (table) => [unique('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);
export type SessionRow = typeof sessions.$inferSelect;
