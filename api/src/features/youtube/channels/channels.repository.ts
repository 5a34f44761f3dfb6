import { and, count, eq, getTableColumns, not } from 'drizzle-orm';
import { type Database, oneRow } from '../../../core/database.ts';
import { isMarked } from '../model/videos.repository.ts';
import {
  type ChannelRow,
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from '../model/youtube.table.ts';
import type { Subscription } from './channels.rules.ts';

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

export async function countSubscriptions(db: Database, userId: string) {
  const [row] = await db
    .select({ total: count() })
    .from(subscriptions)
    .where(eq(subscriptions.createdBy, userId));
  return row?.total ?? 0;
}

/** Undefined when the user follows the channel already. */
export async function insertSubscription(db: Database, row: typeof subscriptions.$inferInsert) {
  const [made] = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return made;
}

export async function deleteSubscription(db: Database, userId: string, id: string) {
  const rows = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.createdBy, userId), eq(subscriptions.id, id)))
    .returning({ id: subscriptions.id });
  return rows.length === 0 ? undefined : oneRow(rows);
}
