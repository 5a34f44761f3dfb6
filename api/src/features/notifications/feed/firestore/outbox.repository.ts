import { and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../core/database.ts';
import { chunks } from '../../../../core/text/chunks.ts';
import { userIdentities } from '../../../../items/tables.ts';
import { notifications } from '../../notifications.table.ts';
import { notificationOutbox as outbox } from './outbox.table.ts';

const ROWS_PER_INSERT = 500;

export type Claimed = { id: string; notificationId: string; tries: number };

/** The rules identify users by their id at Firebase Auth; others have no page that reads a document. */
const atFirebase = and(
  eq(userIdentities.userId, notifications.recipient),
  eq(userIdentities.provider, 'firebase'),
);

/** Ids of a person at Firebase Auth, after their waiting documents were removed. */
export async function forgetWaiting(db: Database, userId: string): Promise<string[]> {
  const own = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.recipient, userId));
  await db.delete(outbox).where(inArray(outbox.notificationId, own));
  const rows = await db
    .select({ id: userIdentities.providerUserId })
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, userId), eq(userIdentities.provider, 'firebase')));
  return rows.map(({ id }) => id);
}

/** Inserts those notifications whose recipients can read a document. */
export async function enqueue(db: Database, ids: string[], now: Date) {
  for (const some of chunks(ids, ROWS_PER_INSERT)) {
    const found = db
      .select({
        id: sql<string>`gen_random_uuid()`.as('id'),
        notificationId: notifications.id,
        nextTryAt: sql<Date>`${now.toISOString()}::timestamptz`.as('next_try_at'),
        tries: sql<number>`0`.as('tries'),
      })
      .from(notifications)
      .innerJoin(userIdentities, atFirebase)
      .where(inArray(notifications.id, some));
    await db.insert(outbox).select(found);
  }
}

/** After so many failures a row is written alone: it may be what makes its batch fail. */
export const TOGETHER = 3;
type Claim = { now: Date; until: Date; limit: number };

/** Claims rows that are due; no other process gets them before the lease expires. */
export async function claimDue(db: Database, claim: Claim): Promise<Claimed[]> {
  const together = await claimRows(db, lt(outbox.tries, TOGETHER), claim);
  if (together.length > 0) return together;
  return claimRows(db, gte(outbox.tries, TOGETHER), { ...claim, limit: 1 });
}

function claimRows(db: Database, which: SQL, { now, until, limit }: Claim): Promise<Claimed[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextTryAt, now), which))
    .orderBy(asc(outbox.nextTryAt), asc(outbox.notificationId))
    .limit(limit)
    .for('update', { skipLocked: true });
  // As an array the rows are chosen and locked once, whatever the plan.
  return db
    .update(outbox)
    .set({ nextTryAt: until, tries: sql`${outbox.tries} + 1` })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning({ id: outbox.id, notificationId: outbox.notificationId, tries: outbox.tries });
}

/** Releases claimed rows, for a retry from a given time on. */
export async function release(db: Database, claimed: Claimed[], nextTryAt: Date) {
  const ids = claimed.map(({ id }) => id);
  if (ids.length > 0) await db.update(outbox).set({ nextTryAt }).where(inArray(outbox.id, ids));
}

/** The result is not checked: another process that wrote the same has removed the same rows. */
export async function remove(db: Database, claimed: Claimed[]) {
  const ids = claimed.map(({ id }) => id);
  if (ids.length > 0) await db.delete(outbox).where(inArray(outbox.id, ids));
}

export const countWaiting = (db: Database) => db.$count(outbox);

/** The present state of notifications with their recipients' ids at Firebase Auth, oldest first. */
export const readNotifications = (db: Database, ids: string[]) =>
  db
    .select({ row: notifications, to: userIdentities.providerUserId })
    .from(notifications)
    .innerJoin(userIdentities, atFirebase)
    .where(inArray(notifications.id, ids))
    .orderBy(asc(notifications.id));

/** When each was read, which is the only property of a notification that changes. */
export async function readMarks(db: Database, ids: string[]) {
  const { id, readAt } = notifications;
  const rows = await db.select({ id, readAt }).from(notifications).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.readAt?.getTime()]));
}
