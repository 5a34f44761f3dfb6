import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import type { FeedVideo } from './feed.ts';
import {
  type ChannelRow,
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from './youtube.table.ts';

/** Takes channels that are due and followed; nobody else gets them before the claim runs out. */
export async function claimDue(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ChannelRow[]> {
  const followed = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.channel, channels.id));
  const due = db
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(
        lte(channels.nextRefreshAt, now),
        or(isNull(channels.claimedUntil), lte(channels.claimedUntil, now)),
        exists(followed),
      ),
    )
    .orderBy(channels.nextRefreshAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  // As an array the rows are chosen and locked once, whatever the plan.
  return db
    .update(channels)
    .set({ claimedUntil: until })
    .where(sql`${channels.id} = any(array(${due}))`)
    .returning();
}

/** Takes one channel that has never been refreshed, if nobody else did. */
export async function claimNew(db: Database, channelId: string, { now, until }: { now: Date; until: Date }) {
  const [row] = await db
    .update(channels)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(channels.channelId, channelId),
        isNull(channels.refreshedAt),
        isNull(channels.failingSince),
        or(isNull(channels.claimedUntil), lte(channels.claimedUntil, now)),
      ),
    )
    .returning();
  return row;
}

export async function saveRefresh(
  db: Database,
  id: string,
  changes: Partial<Omit<ChannelRow, 'id' | 'channelId'>>,
) {
  const done = { ...changes, claimedUntil: null };
  oneRow(await db.update(channels).set(done).where(eq(channels.id, id)).returning({ id: channels.id }));
}

/** Writes what the feed tells and answers the videos that were not known before. None is ever removed. */
export async function saveVideos(
  tx: Database,
  channel: ChannelRow,
  found: (FeedVideo & { id: string })[],
  now: Date,
): Promise<FeedVideo[]> {
  if (found.length === 0) return [];
  const base = { createdBy: channel.createdBy, createdAt: now, updatedAt: now, channel: channel.id };
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const rows = await tx
    .insert(videos)
    .values(found.map((video) => ({ ...base, ...video })))
    .onConflictDoUpdate({
      target: videos.videoId,
      set: {
        title: excluded('title'),
        description: excluded('description'),
        thumbnail: excluded('thumbnail'),
        updatedAt: now,
      },
    })
    .returning({ id: videos.id });
  if (rows.length !== found.length) throw new Error('Not every video was written');
  const written = new Set(rows.map(({ id }) => id));
  return found.filter(({ id }) => written.has(id));
}
