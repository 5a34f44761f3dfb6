import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { notifications } from './notifications.table.ts';

type NewNotification = typeof notifications.$inferInsert;

/** Returns the rows that were written; one whose dedupe key exists already is left out. */
export const insertNotifications = (db: Database, rows: NewNotification[]) =>
  db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, recipient: notifications.recipient });

/** Newest first, older than the cursor. */
export const listNotifications = (
  db: Database,
  userId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipient, userId), cursor ? lt(notifications.id, cursor) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** The newest ones after an id, oldest first. */
export async function listNewer(db: Database, userId: string, after: string, limit: number) {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.recipient, userId), gt(notifications.id, after)))
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.reverse();
}

export const findNotifications = (db: Database, ids: string[]) =>
  db.select().from(notifications).where(inArray(notifications.id, ids)).orderBy(asc(notifications.id));

/** Newest first. */
export async function listNewestIds(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await listNotifications(db, userId, { cursor: undefined, limit });
  return rows.map(({ id }) => id);
}

/** The unread counts of several users in one query. Users without any are not in the result. */
export async function countUnread(db: Database, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: notifications.recipient, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.recipient, userIds), isNull(notifications.readAt)))
    .groupBy(notifications.recipient);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

export async function setReadAt(db: Database, userId: string, id: string, readAt: Date | null, now: Date) {
  const [row] = await db
    .update(notifications)
    .set({ readAt, updatedAt: now })
    .where(and(eq(notifications.recipient, userId), eq(notifications.id, id)))
    .returning();
  return row;
}

export const readAllOf = (db: Database, userId: string, now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now, updatedAt: now })
    .where(and(eq(notifications.recipient, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
