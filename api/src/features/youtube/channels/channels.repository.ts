import { and, count, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { chunks } from '../../../core/text/chunks.ts';
import { isMarked } from '../model/videos.repository.ts';
import {
  type ChannelRow,
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from '../model/youtube.table.ts';
import type { Subscription } from './channels.rules.ts';

/** A statement takes some ten thousand values. */
const ROWS_PER_INSERT = 1000;

/** How many videos of each followed channel the user has neither seen nor hidden, in one query for all of them. */
const countUnseen = (db: Database, userId: string) =>
  db
    .select({ channel: videos.channel, unseen: count().as('unseen') })
    .from(videos)
    .innerJoin(subscriptions, eq(subscriptions.channel, videos.channel))
    .where(and(eq(subscriptions.createdBy, userId), not(isMarked(db, userId))))
    .groupBy(videos.channel);

export async function listSubscriptions(db: Database, userId: string): Promise<Subscription[]> {
  const rows = await db
    .select({
      ...getTableColumns(channels),
      subscriptionId: subscriptions.id,
      importedTitle: subscriptions.title,
    })
    .from(subscriptions)
    .innerJoin(channels, eq(channels.id, subscriptions.channel))
    .where(eq(subscriptions.createdBy, userId));
  const counts = new Map((await countUnseen(db, userId)).map(({ channel, unseen }) => [channel, unseen]));
  return rows.map((row) => ({ ...row, unseen: counts.get(row.id) ?? 0 }));
}

/** The user's subscriptions, or one of them, with the columns that finding videos needs. */
export const listFollowed = (db: Database, userId: string, subscription?: string) =>
  db
    .select({ id: subscriptions.id, channel: subscriptions.channel })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.createdBy, userId),
        subscription === undefined ? undefined : eq(subscriptions.id, subscription),
      ),
    );

export async function findChannel(db: Database, channelId: string): Promise<ChannelRow | undefined> {
  const [row] = await db.select().from(channels).where(eq(channels.channelId, channelId));
  return row;
}

export async function insertChannel(db: Database, row: typeof channels.$inferInsert) {
  await db.insert(channels).values(row).onConflictDoNothing();
}

export const countSubscriptions = (db: Database, userId: string) =>
  db.$count(subscriptions, eq(subscriptions.createdBy, userId));

/** Undefined when the user follows the channel already. */
export async function insertSubscription(db: Database, row: typeof subscriptions.$inferInsert) {
  const [made] = await db.insert(subscriptions).values(row).onConflictDoNothing().returning();
  return made;
}

export async function deleteSubscription(db: Database, userId: string, id: string) {
  const [deleted] = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.createdBy, userId), eq(subscriptions.id, id)))
    .returning({ id: subscriptions.id });
  return deleted;
}

/** The source's ids of all that the user follows. */
export async function listFollowedIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ channelId: channels.channelId })
    .from(subscriptions)
    .innerJoin(channels, eq(channels.id, subscriptions.channel))
    .where(eq(subscriptions.createdBy, userId));
  return rows.map(({ channelId }) => channelId);
}

/** Inserts unknown channels; returns the rows of all by the source's ids. */
export async function insertChannels(
  tx: Database,
  rows: (typeof channels.$inferInsert)[],
): Promise<Map<string, { id: string; nextRefreshAt: Date }>> {
  // Sorted, so that two imports of the same channels cannot deadlock.
  const sorted = rows.toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1));
  for (const part of chunks(sorted, ROWS_PER_INSERT)) {
    await tx.insert(channels).values(part).onConflictDoNothing();
  }
  const ids = sorted.map(({ channelId }) => channelId);
  const found = await tx
    .select({ channelId: channels.channelId, id: channels.id, nextRefreshAt: channels.nextRefreshAt })
    .from(channels)
    .where(inArray(channels.channelId, ids));
  return new Map(found.map(({ channelId, ...row }) => [channelId, row]));
}

export async function insertSubscriptions(tx: Database, rows: (typeof subscriptions.$inferInsert)[]) {
  let written = 0;
  for (const part of chunks(rows, ROWS_PER_INSERT)) {
    const made = await tx.insert(subscriptions).values(part).returning({ id: subscriptions.id });
    written += made.length;
  }
  if (written !== rows.length) throw new Error(`${written} of ${rows.length} subscriptions were written`);
}
