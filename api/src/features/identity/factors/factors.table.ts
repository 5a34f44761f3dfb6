import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';
import { identityUsers } from '../embedded/accounts.table.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

/** Keys of authenticator apps: one per account. */
export const identityAuthenticators = pgTable('identity_authenticators', {
  userId: owner().primaryKey(),
  /** Encrypted with the key of `service_keys`. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Empty until a code has shown that the app has the key. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: it and older ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    /** SHA-256 of the account and the code, which has 120 random bits. */
    codeHash: text('code_hash').primaryKey(),
    userId: owner(),
  },
  (table) => [index('identity_recovery_codes_user').on(table.userId)],
);

export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, as far as it counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The host name that the browser offers it for. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('identity_passkeys_user').on(table.userId)],
);
export type PasskeyRow = typeof identityPasskeys.$inferSelect;

/** What the next call of a sign-in refers to: a ticket of the second step, or a challenge for a passkey. */
export const identityChallenges = pgTable(
  'identity_challenges',
  {
    /** SHA-256 of the ticket or of the challenge. */
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['second-factor', 'passkey-sign-in', 'passkey-creation'] }).notNull(),
    /** Empty where a passkey will say who it is. */
    userId: text('user_id').references(() => identityUsers.id, { onDelete: 'cascade' }),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('identity_challenges_expired').on(table.expiresAt)],
);
