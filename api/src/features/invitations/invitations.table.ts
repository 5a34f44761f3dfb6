import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

/** Links that create exactly one account each. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    /** The operator who made it; empty for the link that a start prints for the first account. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** SHA-256 of the token; the token is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The operator's own note on whom it is for. */
    label: text('label').notNull().default(''),
    role: text('role', { enum: ['user', 'operator'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('invitations_created_by').on(table.createdBy)],
);
export type InvitationRow = typeof invitations.$inferSelect;
