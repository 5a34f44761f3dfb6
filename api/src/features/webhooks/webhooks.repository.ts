import { and, asc, eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { type WebhookRow, webhooks } from './webhooks.table.ts';

const isWebhook = (ownerId: string, id: string) => and(eq(webhooks.createdBy, ownerId), eq(webhooks.id, id));

export const listWebhooks = (db: Database, ownerId: string) =>
  db.select().from(webhooks).where(eq(webhooks.createdBy, ownerId)).orderBy(asc(webhooks.id));

export async function findWebhook(db: Database, ownerId: string, id: string) {
  const [row] = await db.select().from(webhooks).where(isWebhook(ownerId, id));
  return row;
}

export const countWebhooks = (db: Database, ownerId: string) =>
  db.$count(webhooks, eq(webhooks.createdBy, ownerId));

export async function insertWebhook(db: Database, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  return oneRow(await db.insert(webhooks).values(row).returning());
}

type Changes = Partial<typeof webhooks.$inferInsert>;

/** The changed row; nothing when the owner has no such webhook. */
export async function updateWebhook(db: Database, ownerId: string, id: string, changes: Changes) {
  const [row] = await db.update(webhooks).set(changes).where(isWebhook(ownerId, id)).returning();
  return row;
}

/** Whether there was one. Its deliveries go with it. */
export async function deleteWebhook(db: Database, ownerId: string, id: string) {
  const gone = await db.delete(webhooks).where(isWebhook(ownerId, id)).returning({ id: webhooks.id });
  return gone.length === 1;
}
