import type { VideoKind } from '@my-note/shared-kit/contract/youtube';
import { and, desc, eq, getTableColumns, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { items } from '../items/items.table.ts';
import {
  youtubeChannels as channels,
  youtubeVideoStates as states,
  youtubeSubscriptions as subscriptions,
  youtubeTranscripts as transcripts,
  youtubeVideos as videos,
} from './youtube.table.ts';

/** Videos with what the user did with each, and how the user follows their channels. */
const selectVideos = (db: Database, userId: string, condition: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(videos),
      subscriptionId: subscriptions.id,
      channelTitle: channels.title,
      seen: states.seen,
      hidden: states.hidden,
      note: { _id: items.id, slug: items.slug },
      transcriptId: transcripts.id,
    })
    .from(videos)
    .innerJoin(channels, eq(channels.id, videos.channel))
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.channel, videos.channel), eq(subscriptions.createdBy, userId)),
    )
    .leftJoin(states, and(eq(states.video, videos.id), eq(states.createdBy, userId)))
    .leftJoin(items, and(eq(items.id, states.noteId), eq(items.createdBy, userId), eq(items.deleted, false)))
    .leftJoin(transcripts, and(eq(transcripts.video, videos.id), eq(transcripts.createdBy, userId)))
    .where(condition);

export type KnownVideo = Awaited<ReturnType<typeof selectVideos>>[number];
/** The last video of the page before. */
export type Position = { publishedAt: Date; id: string };
type Wanted = {
  subscription: string | undefined;
  kind: VideoKind | undefined;
  unseen: boolean;
  hidden: boolean;
  after: Position | undefined;
  limit: number;
};

const isSeen = sql`coalesce(${states.seen}, false)`;
const isHidden = sql`coalesce(${states.hidden}, false)`;
/** Neither seen nor hidden. */
export const isUnseen = and(not(isSeen), not(isHidden));

/** Of followed channels, newest first. */
export const listVideos = (
  db: Database,
  userId: string,
  { subscription, kind, unseen, hidden, after, limit }: Wanted,
) =>
  selectVideos(
    db,
    userId,
    and(
      subscription === undefined ? isNotNull(subscriptions.id) : eq(subscriptions.id, subscription),
      hidden ? isHidden : not(isHidden),
      unseen ? isUnseen : undefined,
      kind && eq(videos.kind, kind),
      after &&
        sql`(${videos.publishedAt}, ${videos.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
  )
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(limit);

/** A video of a followed channel, or one that the user did something with before. */
export async function findVideo(db: Database, userId: string, id: string): Promise<KnownVideo | undefined> {
  const known = or(isNotNull(subscriptions.id), isNotNull(states.id), isNotNull(transcripts.id));
  const [row] = await selectVideos(db, userId, and(eq(videos.id, id), known));
  return row;
}
