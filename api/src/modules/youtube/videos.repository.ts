import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { items } from '../items/items.table.ts';
import {
  youtubeChannels as channels,
  youtubeVideoStates as states,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from './youtube.table.ts';

/** Videos of the channels that the user follows, with what the user did with each. */
const selectVideos = (db: Database, userId: string, condition: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(videos),
      subscriptionId: subscriptions.id,
      channelTitle: channels.title,
      seen: states.seen,
      hidden: states.hidden,
      note: { _id: items.id, slug: items.slug },
    })
    .from(videos)
    .innerJoin(channels, eq(channels.id, videos.channel))
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.channel, videos.channel), eq(subscriptions.createdBy, userId)),
    )
    .leftJoin(states, and(eq(states.video, videos.id), eq(states.createdBy, userId)))
    .leftJoin(items, and(eq(items.id, states.noteId), eq(items.deleted, false)))
    .where(condition);

export type FollowedVideo = Awaited<ReturnType<typeof selectVideos>>[number];
/** The last video of the page before. */
export type Position = { publishedAt: Date; id: string };

export const listVideos = (
  db: Database,
  userId: string,
  { subscription, after, limit }: { subscription?: string; after?: Position; limit: number },
) =>
  selectVideos(
    db,
    userId,
    and(
      sql`not coalesce(${states.hidden}, false)`,
      subscription === undefined ? undefined : eq(subscriptions.id, subscription),
      after &&
        sql`(${videos.publishedAt}, ${videos.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(limit);

export async function findVideo(
  db: Database,
  userId: string,
  id: string,
): Promise<FollowedVideo | undefined> {
  const [row] = await selectVideos(db, userId, eq(videos.id, id));
  return row;
}

type StateChange = Partial<Pick<typeof states.$inferInsert, 'seen' | 'hidden' | 'noteId'>>;

export async function saveState(
  db: Database,
  userId: string,
  video: string,
  change: StateChange,
  fresh: { id: string; now: Date },
) {
  const base = { id: fresh.id, createdBy: userId, createdAt: fresh.now, updatedAt: fresh.now };
  const rows = await db
    .insert(states)
    .values({ ...base, video, ...change })
    .onConflictDoUpdate({
      target: [states.createdBy, states.video],
      set: { ...change, updatedAt: fresh.now },
    })
    .returning({ id: states.id });
  oneRow(rows);
}
