import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { users } from '../../items/tables.ts';
import { activity } from './activity.table.ts';

export async function insertEvent(db: Database, event: typeof activity.$inferInsert) {
  await db.insert(activity).values(event);
}

/** Newest first, older than the cursor. */
export const listEvents = (
  db: Database,
  ownerId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) =>
  db
    .select()
    .from(activity)
    .where(and(eq(activity.ownerId, ownerId), cursor ? lt(activity.id, cursor) : undefined))
    .orderBy(desc(activity.id))
    .limit(limit);

/** Events of every account, with the account, newest first. */
export const listSiteEvents = (
  db: Database,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) =>
  db
    .select({ event: activity, name: users.name, email: users.email })
    .from(activity)
    .innerJoin(users, eq(users.id, activity.ownerId))
    .where(cursor ? lt(activity.id, cursor) : undefined)
    .orderBy(desc(activity.id))
    .limit(limit);

export async function deleteEventsBefore(db: Database, before: Date) {
  await db.delete(activity).where(lt(activity.createdAt, before));
}
