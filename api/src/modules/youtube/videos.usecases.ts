import type { Video, VideoPage, VideoUpdate } from '@my-note/shared-kit/contract';
import type { Services } from '../../services.ts';
import { findSubscription } from './channels.repository.ts';
import { type FollowedVideo, findVideo, listVideos, type Position, saveState } from './videos.repository.ts';
import { subscriptionGone, videoGone } from './youtube.errors.ts';

const PAGE_SIZE = 30;

export async function readVideos(
  { db }: Services,
  userId: string,
  { channel, cursor }: { channel?: string | undefined; cursor?: string | undefined },
): Promise<VideoPage> {
  if (channel && !(await findSubscription(db, userId, channel))) throw subscriptionGone();
  const rows = await listVideos(db, userId, {
    ...(channel ? { subscription: channel } : {}),
    ...(cursor ? { after: readCursor(cursor) } : {}),
    limit: PAGE_SIZE + 1,
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return { data: page.map(toVideo), nextCursor: last ? writeCursor(last) : null };
}

export async function updateVideo(
  { db, clock, ids }: Services,
  userId: string,
  id: string,
  { seen, hidden }: VideoUpdate,
): Promise<Video> {
  if (!(await findVideo(db, userId, id))) throw videoGone();
  const change = { ...(seen === undefined ? {} : { seen }), ...(hidden === undefined ? {} : { hidden }) };
  await saveState(db, userId, id, change, { id: ids.row(), now: clock() });
  const video = await findVideo(db, userId, id);
  if (!video) throw videoGone();
  return toVideo(video);
}

const writeCursor = ({ publishedAt, id }: Position) => `${publishedAt.getTime()}_${id}`;

function readCursor(cursor: string): Position {
  const [time = '', id = ''] = cursor.split('_');
  return { publishedAt: new Date(Number(time)), id };
}

const toVideo = (row: FollowedVideo): Video => ({
  _id: row.id,
  videoId: row.videoId,
  channel: row.subscriptionId,
  channelTitle: row.channelTitle,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  publishedAt: row.publishedAt.toISOString(),
  seen: row.seen ?? false,
  hidden: row.hidden ?? false,
  note: row.note,
});
