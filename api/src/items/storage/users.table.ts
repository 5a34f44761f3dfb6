import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';

export const users = pgTable(
  'users',
  {
    ...baseColumns(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    avatarUrl: text('avatar_url'),
    role: text('role', { enum: ['user', 'operator'] }).notNull(),
    provider: text('provider').notNull(),
    providerUserId: text('provider_user_id').notNull(),
    /** Counts the writes to the owner's items; the list's ETag is made of it. */
    revision: integer('revision').notNull().default(0),
    /** Order of the items without a parent, and how often it was written. */
    order: jsonb('order').$type<string[]>().notNull().default([]),
    orderVersion: integer('order_version').notNull().default(0),
    /** The category of the example notes, once they were loaded. */
    examplesId: uuid('examples_id'),
  },
  (table) => [unique('users_identity').on(table.provider, table.providerUserId)],
);
export type UserRow = typeof users.$inferSelect;
