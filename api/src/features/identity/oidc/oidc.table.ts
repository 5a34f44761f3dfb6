import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';
import type { Identity } from '../../../items/index.ts';

/** Sign-ins under way at the provider, and those that a login page has not collected yet. */
export const oidcSignIns = pgTable(
  'oidc_sign_ins',
  {
    /** SHA-256 of the state, later of the handover token; neither is stored. */
    keyHash: text('key_hash').primaryKey(),
    /** SHA-256 of what the login page alone knows. */
    pageHash: text('page_hash').notNull(),
    /** SHA-256 of the browser's cookie. */
    cookieHash: text('cookie_hash'),
    /** Who came back from the provider. */
    identity: jsonb('identity').$type<Identity>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_sign_ins_expiry').on(table.expiresAt)],
);
