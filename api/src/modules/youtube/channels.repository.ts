import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import type { Subscription } from './channels.models.ts';
import {
  type ChannelRow,
  youtubeChannels as channels,
  youtubeVideoStates as states,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from './youtube.table.ts';

/** How many videos of a channel a user has neither seen nor hidden. */
const unseen = (db: Database) =>
  db
    .select({ unseen: count() })
    .from(videos)
    .leftJoin(states, and(eq(states.video, videos.id), eq(states.createdBy, subscriptions.createdBy)))
    .where(
      and(
        eq(videos.channel, channels.id),
        sql`not coalesce(${states.seen}, false)`,
        sql`not coalesce(${states.hidden}, false)`,
      ),
    );

const selectSubscriptions = (db: Database) =>
  db
    .select({
      ...getTableColumns(channels),
      subscriptionId: subscriptions.id,
      importedTitle: subscriptions.title,
      unseen: sql<number>`(${unseen(db)})`.mapWith(Number),
    })
    .from(subscriptions)
    .innerJoin(channels, eq(channels.id, subscriptions.channel));

export const listSubscriptions = (db: Database, userId: string): Promise<Subscription[]> =>
  selectSubscriptions(db).where(eq(subscriptions.createdBy, userId));

export async function findSubscription(
  db: Database,
  userId: string,
  id: string,
): Promise<Subscription | undefined> {
  const [row] = await selectSubscriptions(db).where(
    and(eq(subscriptions.createdBy, userId), eq(subscriptions.id, id)),
  );
  return row;
}

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

/** Answers nothing when the user follows the channel already. */
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
