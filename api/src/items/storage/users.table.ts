import type { Language } from '@my-note/contract/language';
import { and, eq, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';

export const users = pgTable('users', {
  ...baseColumns(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  avatarUrl: text('avatar_url'),
  role: text('role', { enum: ['user', 'operator'] }).notNull(),
  /** Since then nobody can sign in to the account, and its shares are closed; its rows are kept. */
  disabledAt: instant('disabled_at'),
  /** When the account is removed with all its rows; signing in takes it back until then. */
  deletionAt: instant('deletion_at'),
  /** Number of writes to the owner's items; part of the list's ETag. */
  revision: integer('revision').notNull().default(0),
  /** Changes of the list are known since this revision; a trigger raises it when a row of the trash is deleted. */
  changesSince: integer('changes_since').notNull().default(0),
  /** Order of the items without a parent, and how often it was written. */
  order: jsonb('order').$type<string[]>().notNull().default([]),
  orderVersion: integer('order_version').notNull().default(0),
  /** What is sent to the person while no page of theirs asks; null before they have signed in with a language. */
  language: text('language').$type<Language>(),
  /** The category of the example notes, once they were added. */
  examplesId: uuid('examples_id'),
});
export type UserRow = typeof users.$inferSelect;

/** Of a join: the account can be used. */
export const isUsable = () =>
  and(eq(users.deleted, false), isNull(users.disabledAt), isNull(users.deletionAt));

/** The ways in which a person signs in: one person may have several. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider').notNull(),
    providerUserId: text('provider_user_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address at the provider, and whether the provider has checked it. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerUserId] }),
    index('user_identities_user').on(table.userId),
  ],
);
