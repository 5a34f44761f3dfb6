import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';

// The columns of these four tables are better-auth's; the product's own rows never refer to them.

const stamps = () => ({
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const identityUsers = pgTable('identity_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  ...stamps(),
});

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

export const identitySessions = pgTable('identity_sessions', {
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  userId: owner(),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...stamps(),
});

export const identityAccounts = pgTable(
  'identity_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...stamps(),
  },
  (table) => [index('identity_accounts_user').on(table.userId)],
);

export const identityVerifications = pgTable('identity_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ...stamps(),
});
