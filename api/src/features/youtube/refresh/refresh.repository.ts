import { and, asc, desc, eq, exists, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { type Database, oneRow } from '../../../core/database.ts';
import {
  type ChannelRow,
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from '../model/youtube.table.ts';
import type { ListedVideo } from '../source/channel-list.parser.ts';
import { withoutReader } from './new-videos.repository.ts';
import { furthest, REFRESH_EVERY_MS } from './refresh.rules.ts';

const asking = alias(channels, 'asking');

/** The source is paused; a time too far ahead was written by a wrong clock. */
const isWaiting = (waitUntil: AnyPgColumn, now: Date) =>
  and(gt(waitUntil, now), lte(waitUntil, furthest(now)));

/** Due and unclaimed, while the source is not paused. */
const claimable = (db: Database, now: Date) =>
  and(
    or(lte(channels.nextRefreshAt, now), gt(channels.nextRefreshAt, furthest(now))),
    or(isNull(channels.claimedUntil), lte(channels.claimedUntil, now)),
    notExists(db.select({ one: sql`1` }).from(asking).where(isWaiting(asking.waitUntil, now))),
  );

type Claim = { now: Date; until: Date };

/** Claims the channel that has been due longest and has a follower who uses the reader, until the claim expires. */
export async function claimNext(db: Database, { now, until }: Claim): Promise<ChannelRow | undefined> {
  const followed = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.channel, channels.id), notExists(withoutReader(db))));
  const due = db
    .select({ id: channels.id })
    .from(channels)
    .where(and(claimable(db, now), exists(followed)))
    .orderBy(channels.nextRefreshAt)
    .limit(1)
    .for('update', { skipLocked: true });
  // As an array, so that the row is chosen and locked once, whatever the query plan.
  const [row] = await db
    .update(channels)
    .set({ claimedUntil: until, attemptedAt: now })
    .where(sql`${channels.id} = any(array(${due}))`)
    .returning();
  return row;
}

/** Claims this channel if it is due and unclaimed. */
export async function claimChannel(db: Database, channelId: string, { now, until }: Claim) {
  const [row] = await db
    .update(channels)
    .set({ claimedUntil: until, attemptedAt: now })
    .where(and(eq(channels.channelId, channelId), claimable(db, now)))
    .returning();
  return row;
}

/** Makes the user's channels due that were not fetched within the hour. */
export async function markDue(db: Database, userId: string, now: Date) {
  const lastHour = new Date(now.getTime() - REFRESH_EVERY_MS);
  const followed = db
    .select({ id: channels.id })
    .from(channels)
    .innerJoin(subscriptions, eq(subscriptions.channel, channels.id))
    .where(
      and(
        eq(subscriptions.createdBy, userId),
        gt(channels.nextRefreshAt, now),
        or(
          isNull(channels.attemptedAt),
          lte(channels.attemptedAt, lastHour),
          // Written by a wrong clock.
          gt(channels.attemptedAt, now),
        ),
      ),
    )
    // A locked row is being refreshed or marked already.
    .for('update', { of: channels, skipLocked: true });
  await db.update(channels).set({ nextRefreshAt: now }).where(sql`${channels.id} = any(array(${followed}))`);
}

/** Until when the source is paused, if it is. */
export async function findPause(db: Database, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: channels.waitUntil })
    .from(channels)
    .where(isWaiting(channels.waitUntil, now))
    .orderBy(desc(channels.waitUntil))
    .limit(1);
  return row?.until ?? undefined;
}

export async function saveRefresh(
  db: Database,
  id: string,
  changes: Partial<Omit<ChannelRow, 'id' | 'channelId'>>,
) {
  const done = { ...changes, claimedUntil: null };
  oneRow(await db.update(channels).set(done).where(eq(channels.id, id)).returning({ id: channels.id }));
}

/** Stores the videos of a list, new ones to be announced. None is ever removed. */
export async function saveVideos(
  tx: Database,
  channel: ChannelRow,
  found: (ListedVideo & { id: string })[],
  now: Date,
) {
  if (found.length === 0) return;
  const base = { createdBy: channel.createdBy, createdAt: now, updatedAt: now, channel: channel.id };
  const newsAfter = await findNewsAfter(tx, channel);
  const newsAt = (publishedAt: Date) => (newsAfter && publishedAt > newsAfter ? now : null);
  // Sorted, so that two lists with the same videos cannot deadlock.
  const sorted = found.toSorted((a, b) => (a.videoId < b.videoId ? -1 : 1));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const rows = await tx
    .insert(videos)
    .values(sorted.map((video) => ({ ...base, ...video, newsAt: newsAt(video.publishedAt) })))
    .onConflictDoUpdate({
      target: videos.videoId,
      // A known video keeps its mark.
      set: {
        kind: excluded('kind'),
        title: excluded('title'),
        description: excluded('description'),
        thumbnail: excluded('thumbnail'),
        updatedAt: now,
      },
    })
    .returning({ id: videos.id });
  if (rows.length !== found.length) throw new Error('Not every video was written');
}

/**
 * Unknown videos published later than this are new. A list has only the newest videos: when one is removed, an old one
 * moves up that was not known here. A premiere may be older than known videos. Videos of the first list are not new.
 */
async function findNewsAfter(tx: Database, channel: ChannelRow): Promise<Date | null> {
  if (channel.refreshedAt === null) return null;
  const [oldest] = await tx
    .select({ publishedAt: videos.publishedAt })
    .from(videos)
    .where(eq(videos.channel, channel.id))
    .orderBy(asc(videos.publishedAt))
    .limit(1);
  return oldest?.publishedAt ?? channel.refreshedAt;
}
