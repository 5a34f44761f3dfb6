import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { publish } from '../../core/bus.ts';
import type { Database } from '../../core/database.ts';
import { isUsable, users } from '../../items/tables.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { pushMessages as messages, pushSubscriptions as subscriptions } from './push.table.ts';

/** Makes a message of each notification for each browser of its recipient; sent when the transaction is committed. */
export async function enqueuePushes(tx: Database, written: { id: string }[], now: Date) {
  const ids = written.map(({ id }) => id);
  const at = sql<Date>`${now.toISOString()}::timestamptz`;
  const rows = tx
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      createdAt: at.as('created_at'),
      subscriptionId: subscriptions.id,
      notificationId: notifications.id,
      tries: sql<number>`0`.as('tries'),
      nextTryAt: at.as('next_try_at'),
    })
    .from(notifications)
    .innerJoin(subscriptions, eq(subscriptions.createdBy, notifications.recipient))
    .where(inArray(notifications.id, ids));
  const made = await tx.insert(messages).select(rows).returning({ id: messages.id });
  if (made.length > 0) await publish(tx, 'push-due', {});
}

type Claim = { now: Date; until: Date; limit: number; busy: string[] };

/**
 * Claims messages that are due, the oldest of each browser, so that a slow push service holds up no other; nobody else
 * gets them before the lease ends.
 */
export function claimDue(db: Database, { now, until, limit, busy }: Claim) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${messages.subscriptionId} = ${subscriptions.id} and ${messages.nextTryAt} <= ${at}`)
    .orderBy(asc(messages.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true })
    .as('due');
  const live = or(isNull(sessions.expiresAt), gt(sessions.expiresAt, now));
  const ids = db
    .select({ id: due.id })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.createdBy), isUsable()))
    .innerJoin(sessions, and(eq(sessions.id, subscriptions.sessionId), live))
    .crossJoinLateral(due)
    .where(sql`not ${subscriptions.id} = any(${sql.param(busy)}::uuid[])`)
    .limit(limit);
  // As an array the rows are chosen and locked once, whatever the plan.
  return db
    .update(messages)
    .set({ nextTryAt: until, tries: sql`${messages.tries} + 1` })
    .where(sql`${messages.id} = any(array(${ids}))`)
    .returning({ id: messages.id });
}

/** Claimed messages with what is sent, and where. */
export const readClaimed = (db: Database, ids: string[]) =>
  db
    .select({ message: messages, subscription: subscriptions, notification: notifications })
    .from(messages)
    .innerJoin(subscriptions, eq(subscriptions.id, messages.subscriptionId))
    .innerJoin(notifications, eq(notifications.id, messages.notificationId))
    .where(inArray(messages.id, ids));
export type ClaimedMessage = Awaited<ReturnType<typeof readClaimed>>[number];

type Tried = Pick<typeof messages.$inferSelect, 'id' | 'tries'>;
/** When a lease has ended, another process has tried since. */
const mine = ({ id, tries }: Tried) => and(eq(messages.id, id), eq(messages.tries, tries));

export const removeMessage = (db: Database, tried: Tried) => db.delete(messages).where(mine(tried));

export const postpone = (db: Database, tried: Tried, nextTryAt: Date) =>
  db.update(messages).set({ nextTryAt }).where(mine(tried));

/** What else waits for a browser whose push service wants to be left alone until then. */
export const postponeOthers = (db: Database, subscriptionId: string, until: Date) =>
  db
    .update(messages)
    .set({ nextTryAt: until })
    .where(and(eq(messages.subscriptionId, subscriptionId), lt(messages.nextTryAt, until)));

/** When the next message is due. */
export async function nextDue(db: Database) {
  const [row] = await db
    .select({ at: messages.nextTryAt })
    .from(messages)
    .orderBy(asc(messages.nextTryAt))
    .limit(1);
  return row?.at;
}

/** Removes messages that nobody needs any more, also where nothing is sent. */
export const deleteMessagesBefore = (db: Database, before: Date) =>
  db.delete(messages).where(lt(messages.createdAt, before));
