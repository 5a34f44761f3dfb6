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
    /** Number of writes to the owner's items; part of the list's ETag. */
    revision: integer('revision').notNull().default(0),
    /** Order of the items without a parent, and how often it was written. */
    order: jsonb('order').$type<string[]>().notNull().default([]),
    orderVersion: integer('order_version').notNull().default(0),
    /** The category of the example notes, once they were added. */
    examplesId: uuid('examples_id'),
  },
  (table) => [unique('users_identity').on(table.provider, table.providerUserId)],
);
export type UserRow = typeof users.$inferSelect;
