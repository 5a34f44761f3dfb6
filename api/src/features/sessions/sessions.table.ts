import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

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
    /** SHA-256 of the token, or of the part that all renewal cookies of a session share; neither is stored. */
    tokenHash: text('token_hash').notNull(),
    /** Empty for a token that was never used. */
    lastUsedAt: instant('last_used_at'),
    /** Empty for a token that does not expire. */
    expiresAt: instant('expires_at'),
    /** Browser and system of a session. */
    device: text('device'),
    /** Of a personal access token: its name, its scope, and its first characters. */
    name: text('name'),
    scope: text('scope', { enum: ['read', 'write'] })
      .notNull()
      .default('write'),
    prefix: text('prefix'),
    /** The key that signs the renewal cookies. Empty for tokens, and for sessions of former versions. */
    renewalKey: text('renewal_key'),
    /** How often the renewal cookie was replaced, and when it last was. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: instant('rotated_at'),
    /** Whether the present cookie has reached the browser: an access token that came with it was used. */
    arrived: boolean('arrived').notNull().default(true),
    /** A session ends at this time, however often it is used. */
    endsAt: instant('ends_at'),
  },
  (table) => [unique('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Short-lived bearer tokens of sessions, stored as SHA-256. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The generation of its cookie. */
    generation: integer('generation').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_session').on(table.sessionId)],
);
