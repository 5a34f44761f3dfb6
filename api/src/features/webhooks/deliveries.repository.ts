import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { isUsable, users } from '../../items/tables.ts';
import {
  type DeliveryRow,
  webhookDeliveries as deliveries,
  webhookEvents as events,
  type WebhookEventRow,
  webhooks,
} from './webhooks.table.ts';

/** The oldest events, locked so that no other process takes them as well. */
export const takeEvents = (tx: Database, limit: number): Promise<WebhookEventRow[]> =>
  tx.select().from(events).orderBy(asc(events.at)).limit(limit).for('update', { skipLocked: true });

export const removeEvents = (tx: Database, ids: string[]) => tx.delete(events).where(inArray(events.id, ids));

/** Active webhooks of some people. */
export const listListening = (tx: Database, ownerIds: string[]) =>
  tx
    .select({ id: webhooks.id, createdBy: webhooks.createdBy, events: webhooks.events })
    .from(webhooks)
    .where(and(inArray(webhooks.createdBy, ownerIds), webhooks.active));

type NewDelivery = typeof deliveries.$inferInsert;

/** A further update of a note that waits to be sent changes the one that waits. */
export async function insertDeliveries(tx: Database, rows: NewDelivery[]) {
  for (const row of rows)
    await tx
      .insert(deliveries)
      .values(row)
      .onConflictDoUpdate({
        target: [deliveries.webhookId, deliveries.itemId],
        targetWhere: sql`event = 'note.updated' and status = 'waiting' and tries = 0`,
        set: { body: sql`excluded.body`, title: sql`excluded.title` },
      });
}

export async function insertDelivery(db: Database, row: NewDelivery): Promise<DeliveryRow> {
  return oneRow(await db.insert(deliveries).values(row).returning());
}

type Claim = { now: Date; until: Date; each: number; limit: number; busy: string[] };

/**
 * Claims deliveries that are due, a few of each webhook, so that a slow address holds up no other; nobody else gets
 * them before the lease ends.
 */
export function claimDue(db: Database, { now, until, each, limit, busy }: Claim) {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      sql`${deliveries.webhookId} = ${webhooks.id} and ${deliveries.status} = 'waiting' and ${deliveries.nextTryAt} <= ${now.toISOString()}::timestamptz`,
    )
    .orderBy(asc(deliveries.nextTryAt))
    .limit(each)
    .for('update', { skipLocked: true })
    .as('due');
  const ids = db
    .select({ id: due.id })
    .from(webhooks)
    .innerJoin(users, and(eq(users.id, webhooks.createdBy), isUsable()))
    .crossJoinLateral(due)
    .where(and(webhooks.active, sql`not ${webhooks.id} = any(${sql.param(busy)}::uuid[])`))
    .limit(limit);
  return db
    .update(deliveries)
    .set({ nextTryAt: until, tries: sql`${deliveries.tries} + 1` })
    .where(sql`${deliveries.id} = any(array(${ids}))`)
    .returning();
}

/** The webhooks of claimed deliveries that are still on, each with the language of its person. */
export const listActive = (db: Database, ids: string[]) =>
  db
    .select({ webhook: getTableColumns(webhooks), language: users.language })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.createdBy))
    .where(and(inArray(webhooks.id, ids), webhooks.active));

type Ending = Partial<
  Pick<NewDelivery, 'status' | 'nextTryAt' | 'triedAt' | 'responseStatus' | 'durationMs'>
> &
  Partial<Pick<NewDelivery, 'responseStart' | 'error'>>;

/** Notes the end of a try. Nothing when its lease ended and another process has tried since. */
export async function endTry(db: Database, { id, tries }: Pick<DeliveryRow, 'id' | 'tries'>, ending: Ending) {
  const mine = and(eq(deliveries.id, id), eq(deliveries.tries, tries), eq(deliveries.status, 'waiting'));
  const rows = await db.update(deliveries).set(ending).where(mine).returning({ id: deliveries.id });
  return rows.length === 1;
}

/** Since when a webhook fails: since now, unless it does so already. */
export async function noteFailure(tx: Database, webhookId: string, now: Date) {
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(eq(webhooks.id, webhookId))
    .returning({ failingSince: webhooks.failingSince });
  return row?.failingSince ?? undefined;
}

export const noteSuccess = (tx: Database, webhookId: string) =>
  tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), sql`${webhooks.failingSince} is not null`));

/** Turns a webhook off; whether it was on. What waits for it has failed. */
export async function turnOff(
  tx: Database,
  webhookId: string,
  { reason, now }: { reason: string | null; now: Date },
) {
  const rows = await tx
    .update(webhooks)
    .set({ active: false, offReason: reason, updatedAt: now })
    .where(and(eq(webhooks.id, webhookId), webhooks.active))
    .returning({ id: webhooks.id });
  await tx
    .update(deliveries)
    .set({
      status: 'failed',
      nextTryAt: null,
      error: sql`coalesce(${deliveries.error}, 'the webhook was turned off')`,
    })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'waiting')));
  return rows.length === 1;
}

const { body, ...logged } = getTableColumns(deliveries);

/** The log of one webhook, newest first. */
export const listDeliveries = (
  db: Database,
  webhookId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) =>
  db
    .select(logged)
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), cursor ? lt(deliveries.id, cursor) : undefined))
    .orderBy(desc(deliveries.id))
    .limit(limit);

export async function findDelivery(db: Database, webhookId: string, id: string) {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)));
  return row;
}

/** When the next waiting delivery is due. */
export async function nextDue(db: Database) {
  const [row] = await db
    .select({ at: deliveries.nextTryAt })
    .from(deliveries)
    .where(eq(deliveries.status, 'waiting'))
    .orderBy(asc(deliveries.nextTryAt))
    .limit(1);
  return row?.at ?? undefined;
}

/** Removes what ended before a time. */
export const deleteEndedBefore = (db: Database, before: Date) =>
  db.delete(deliveries).where(and(ne(deliveries.status, 'waiting'), lt(deliveries.createdAt, before)));
