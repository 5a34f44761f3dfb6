import type { VideoKind } from '@my-note/contract/youtube';
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { items } from '../../../items/tables.ts';
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

const ofVideo = (userId: string) => and(eq(states.video, videos.id), eq(states.createdBy, userId));

/**
 * A value of the user's state of the outer query's video, looked up for each video. For a few videos of many.
 */
export const stateOf = (db: Database, userId: string, value: SQL | typeof states.hidden) =>
  sql`coalesce((${db
    .select({ value: sql`${value}` })
    .from(states)
    .where(ofVideo(userId))}), false)`;

/** The user saw or hid the outer query's video, by one pass over all states. For many videos. */
export const isMarked = (db: Database, userId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(states)
      .where(and(ofVideo(userId), or(states.seen, states.hidden))),
  );

/** Of followed channels, newest first. */
export async function listVideos(db: Database, userId: string, wanted: Wanted): Promise<KnownVideo[]> {
  const { unseen, hidden } = wanted;
  // Hidden videos are not unseen.
  if (unseen && hidden) return [];
  const find = hidden ? findHidden : unseen ? findUnseen : findNewest;
  const found = await find(db, userId, wanted);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return selectVideos(db, userId, inArray(videos.id, ids)).orderBy(...newestFirst(videos));
}

const newestFirst = ({ publishedAt, id }: Pick<typeof videos, 'publishedAt' | 'id'>) => [
  desc(publishedAt),
  desc(id),
];
const followed = (userId: string, { subscription }: Wanted) =>
  and(
    eq(subscriptions.createdBy, userId),
    subscription === undefined ? undefined : eq(subscriptions.id, subscription),
  );
const fitting = ({ kind, after }: Wanted) =>
  and(
    kind && eq(videos.kind, kind),
    after &&
      sql`(${videos.publishedAt}, ${videos.id}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
  );

/** Takes from each channel no more than a page, off the index; a sort of all videos takes a second. */
function findNewest(db: Database, userId: string, wanted: Wanted) {
  const newest = db
    .select({ id: videos.id, publishedAt: videos.publishedAt })
    .from(videos)
    .where(
      and(
        eq(videos.channel, subscriptions.channel),
        fitting(wanted),
        not(stateOf(db, userId, states.hidden)),
      ),
    )
    .orderBy(...newestFirst(videos))
    .limit(wanted.limit)
    .as('newest');
  return db
    .select({ id: newest.id })
    .from(subscriptions)
    .crossJoinLateral(newest)
    .where(followed(userId, wanted))
    .orderBy(desc(newest.publishedAt), desc(newest.id))
    .limit(wanted.limit);
}

/** Most of a long history is seen: one pass over all states is faster than a lookup for each video. */
const findUnseen = (db: Database, userId: string, wanted: Wanted) =>
  db
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(subscriptions, eq(subscriptions.channel, videos.channel))
    .where(and(followed(userId, wanted), fitting(wanted), not(isMarked(db, userId))))
    .orderBy(...newestFirst(videos))
    .limit(wanted.limit);

/** Few videos are hidden, so the query starts from those. */
const findHidden = (db: Database, userId: string, wanted: Wanted) =>
  db
    .select({ id: videos.id })
    .from(states)
    .innerJoin(videos, eq(videos.id, states.video))
    .innerJoin(subscriptions, eq(subscriptions.channel, videos.channel))
    .where(and(followed(userId, wanted), fitting(wanted), eq(states.createdBy, userId), states.hidden))
    .orderBy(...newestFirst(videos))
    .limit(wanted.limit);

/** A video of a followed channel, or one with a state or transcript of the user. */
export async function findVideo(db: Database, userId: string, id: string): Promise<KnownVideo | undefined> {
  const known = or(isNotNull(subscriptions.id), isNotNull(states.id), isNotNull(transcripts.id));
  const [row] = await selectVideos(db, userId, and(eq(videos.id, id), known));
  return row;
}
