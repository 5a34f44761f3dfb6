import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { userConfigs } from '../../configs/configs.table.ts';
import {
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from '../model/youtube.table.ts';

/** A video that was not announced yet. */
export type NewVideo = Awaited<ReturnType<typeof claimNewVideos>>[number];

/** Claims the new videos that have waited longest. A rollback releases them. */
export async function claimNewVideos(tx: Database, limit: number) {
  const rows = await tx
    .select({
      id: videos.id,
      channel: videos.channel,
      channelTitle: channels.title,
      title: videos.title,
      publishedAt: videos.publishedAt,
      newsAt: videos.newsAt,
    })
    .from(videos)
    .innerJoin(channels, eq(channels.id, videos.channel))
    .where(isNotNull(videos.newsAt))
    .orderBy(asc(videos.newsAt))
    .limit(limit)
    .for('update', { of: videos, skipLocked: true });
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const cleared = await tx
    .update(videos)
    .set({ newsAt: null })
    .where(inArray(videos.id, ids))
    .returning({ id: videos.id });
  if (cleared.length !== rows.length) throw new Error('Not all new videos were claimed');
  return rows;
}

/** Since when the oldest new video waits, if there is one. */
export async function findOldestWait(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ newsAt: videos.newsAt })
    .from(videos)
    .where(isNotNull(videos.newsAt))
    .orderBy(asc(videos.newsAt))
    .limit(1);
  return row?.newsAt ?? undefined;
}

/** Who follows these channels, and since when; without users who switched the reader off. */
export const listFollowers = (tx: Database, ofChannels: string[]) =>
  tx
    .select({
      userId: subscriptions.createdBy,
      channel: subscriptions.channel,
      since: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(and(inArray(subscriptions.channel, ofChannels), notExists(withoutReader(tx))))
    .orderBy(subscriptions.channel);

/** Condition: the subscriber has switched the reader off. */
export const withoutReader = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(userConfigs)
    .where(
      and(
        eq(userConfigs.createdBy, subscriptions.createdBy),
        eq(userConfigs.key, 'USE_YOUTUBE_READER'),
        sql`${userConfigs.value} = 'false'::jsonb`,
      ),
    );
