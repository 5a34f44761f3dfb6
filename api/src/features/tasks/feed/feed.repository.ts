import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { isUsable, users } from '../../../items/tables.ts';
import { taskFeeds } from './feed.table.ts';

export async function findFeed(db: Database, ownerId: string) {
  const [row] = await db.select().from(taskFeeds).where(eq(taskFeeds.createdBy, ownerId));
  return row;
}

/** The owner of a feed, whose account can be used. */
export async function findFeedOwner(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ ownerId: taskFeeds.createdBy })
    .from(taskFeeds)
    .innerJoin(users, and(eq(users.id, taskFeeds.createdBy), isUsable()))
    .where(eq(taskFeeds.tokenHash, tokenHash));
  return row?.ownerId;
}

/** Puts a feed in the place of the one that was there. */
export const putFeed = (db: Database, row: { createdBy: string; tokenHash: string; createdAt: Date }) =>
  db
    .insert(taskFeeds)
    .values(row)
    .onConflictDoUpdate({ target: taskFeeds.createdBy, set: { ...row, lastUsedAt: null } });

/** Programs ask often, so a use is noted when the one before is older than a time. */
export const noteUse = (db: Database, ownerId: string, { now, before }: { now: Date; before: Date }) =>
  db
    .update(taskFeeds)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(taskFeeds.createdBy, ownerId),
        or(isNull(taskFeeds.lastUsedAt), lt(taskFeeds.lastUsedAt, before)),
      ),
    );

export const deleteFeed = (db: Database, ownerId: string) =>
  db.delete(taskFeeds).where(eq(taskFeeds.createdBy, ownerId));
