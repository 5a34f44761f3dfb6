import { and, asc, eq, ne } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { type PushSubscriptionRow, pushSubscriptions as subscriptions } from './push.table.ts';

/** The oldest first, with the device of each session. */
export const listSubscriptions = (db: Database, ownerId: string) =>
  db
    .select({ row: subscriptions, device: sessions.device })
    .from(subscriptions)
    .innerJoin(sessions, eq(sessions.id, subscriptions.sessionId))
    .where(eq(subscriptions.createdBy, ownerId))
    .orderBy(asc(subscriptions.id));

export async function findSubscription(db: Database, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.createdBy, ownerId), eq(subscriptions.id, id)));
  return row;
}

export async function findByEndpoint(db: Database, endpoint: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.endpoint, endpoint));
  return row;
}

/** How many the other sessions of a person have. */
export const countOthers = (db: Database, ownerId: string, sessionId: string) =>
  db.$count(subscriptions, and(eq(subscriptions.createdBy, ownerId), ne(subscriptions.sessionId, sessionId)));

/** The subscription of a session, which has one at most. */
export async function putSubscription(
  tx: Database,
  row: typeof subscriptions.$inferInsert,
): Promise<PushSubscriptionRow> {
  const { endpoint, p256dh, auth, updatedAt } = row;
  return oneRow(
    await tx
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: subscriptions.sessionId, set: { endpoint, p256dh, auth, updatedAt } })
      .returning(),
  );
}

type Moved = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'updatedAt'>;

export const moveSubscription = (tx: Database, id: string, moved: Moved) =>
  tx.update(subscriptions).set(moved).where(eq(subscriptions.id, id));

/** Whether there was one. Its messages go with it. */
export async function deleteSubscription(db: Database, ownerId: string, id: string) {
  const gone = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.createdBy, ownerId), eq(subscriptions.id, id)))
    .returning({ id: subscriptions.id });
  return gone.length === 1;
}

/** Unless the browser has moved to another endpoint meanwhile. */
export const deleteEndpoint = (
  db: Database,
  { id, endpoint }: Pick<PushSubscriptionRow, 'id' | 'endpoint'>,
) => db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.endpoint, endpoint)));
