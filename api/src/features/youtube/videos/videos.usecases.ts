import type { Video, VideoPage, VideoUpdate, videosQuerySchema } from '@my-note/contract/youtube';
import type * as z from 'zod';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import { listFollowed } from '../channels/channels.repository.ts';
import { findVideo, type KnownVideo, listVideos, type Position } from '../model/videos.repository.ts';
import { subscriptionGone, videoGone } from '../model/youtube.errors.ts';
import { saveSomeSeen, saveState } from './video-states.repository.ts';

const PAGE_SIZE = 30;
/** Takes a fifth of a second on the embedded database, which serves nothing else meanwhile. */
const SEEN_AT_ONCE = 2000;

type VideosQuery = z.infer<typeof videosQuerySchema>;

export async function readVideos(
  { db }: Services,
  userId: string,
  { channel, kind, unseen, hidden, cursor }: VideosQuery,
): Promise<VideoPage> {
  if (channel && (await listFollowed(db, userId, channel)).length === 0) throw subscriptionGone();
  const rows = await listVideos(db, userId, {
    subscription: channel,
    kind,
    unseen: unseen === 'true',
    hidden: hidden === 'true',
    after: cursor === undefined ? undefined : readCursor(cursor),
    limit: PAGE_SIZE + 1,
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return { data: page.map(toVideo), nextCursor: last ? writeCursor(last) : null };
}

/** The user's view of a video; responds 404 for one that they have no relation to. */
export async function requireVideo(db: Database, userId: string, id: string): Promise<KnownVideo> {
  const video = await findVideo(db, userId, id);
  if (!video) throw videoGone();
  return video;
}

export async function readVideo({ db }: Services, userId: string, id: string): Promise<Video> {
  return toVideo(await requireVideo(db, userId, id));
}

export async function updateVideo(
  { db, clock, ids }: Services,
  userId: string,
  id: string,
  { seen, hidden }: VideoUpdate,
): Promise<Video> {
  await requireVideo(db, userId, id);
  const change = { ...(seen === undefined ? {} : { seen }), ...(hidden === undefined ? {} : { hidden }) };
  await saveState(db, userId, id, change, { id: ids.row(), now: clock() });
  return toVideo(await requireVideo(db, userId, id));
}

/** Marks what was neither seen nor hidden, of every followed channel or of one. */
export async function markAllSeen({ db, clock }: Services, userId: string, channel: string | undefined) {
  const followed = await listFollowed(db, userId, channel);
  if (channel && followed.length === 0) throw subscriptionGone();
  const portion = { now: clock(), limit: SEEN_AT_ONCE };
  let updated = 0;
  for (const subscription of followed) {
    let marked = 0;
    // Fewer than the limit may also mean that another call marked some.
    do {
      marked = await saveSomeSeen(db, userId, subscription.channel, portion);
      updated += marked;
    } while (marked > 0);
  }
  return { updated };
}

const writeCursor = ({ publishedAt, id }: Position) => `${publishedAt.getTime()}_${id}`;

function readCursor(cursor: string): Position {
  const [time = '', id = ''] = cursor.split('_');
  return { publishedAt: new Date(Number(time)), id };
}

const toVideo = (row: KnownVideo): Video => ({
  _id: row.id,
  videoId: row.videoId,
  kind: row.kind,
  channel: row.subscriptionId,
  channelTitle: row.channelTitle,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  publishedAt: row.publishedAt.toISOString(),
  seen: row.seen ?? false,
  hidden: row.hidden ?? false,
  note: row.note,
  hasTranscript: row.transcriptId !== null,
});
