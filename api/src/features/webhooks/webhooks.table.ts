import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import { users } from '../../items/tables.ts';

const owner = () =>
  uuid('created_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Addresses that are told what happens to a person's notes. */
export const webhooks = pgTable(
  'webhooks',
  {
    ...baseColumns(),
    createdBy: owner(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    events: text('events').array().notNull(),
    /** Signs each delivery, so it is stored readable. */
    secret: text('secret').notNull(),
    /** The secret before a rotation, which signs as well for a while. */
    formerSecret: text('former_secret'),
    formerUntil: instant('former_until'),
    active: boolean('active').notNull().default(true),
    offReason: text('off_reason'),
    failingSince: instant('failing_since'),
  },
  (table) => [index('webhooks_owner').on(table.createdBy)],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/** What happened to notes of people with webhooks; written by triggers, with the write itself. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey(),
    createdBy: owner(),
    itemId: uuid('item_id').notNull(),
    event: text('event').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('webhook_events_at').on(table.at), index('webhook_events_owner').on(table.createdBy)],
);
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** One event for one webhook, with its last try. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    createdBy: owner(),
    createdAt: instant('created_at').notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for every try and redelivery, so that a receiver knows an event again. */
    messageId: uuid('message_id').notNull(),
    event: text('event').notNull(),
    itemId: uuid('item_id'),
    title: text('title'),
    /** What is sent, byte for byte, because it is signed. */
    body: text('body').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Until then a delivery that is claimed or has failed is not claimed again. */
    nextTryAt: instant('next_try_at'),
    triedAt: instant('tried_at'),
    responseStatus: integer('response_status'),
    durationMs: integer('duration_ms'),
    responseStart: text('response_start'),
    error: text('error'),
  },
  (table) => [
    index('webhook_deliveries_log').on(table.webhookId, table.id),
    index('webhook_deliveries_owner').on(table.createdBy),
    index('webhook_deliveries_due').on(table.webhookId, table.nextTryAt).where(sql`status = 'waiting'`),
    // Saves while somebody types are one delivery.
    uniqueIndex('webhook_deliveries_update')
      .on(table.webhookId, table.itemId)
      .where(sql`event = 'note.updated' and status = 'waiting' and tries = 0`),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
