import { links } from '@my-note/contract';
import type { Database } from '../../../core/database.ts';
import { groupBy } from '../../../core/group-by.ts';
import type { Services } from '../../../core/services.ts';
import { notifyMany } from '../../notifications/notify.usecases.ts';
import { youtubeTexts } from '../texts.ts';
import { claimNewVideos, listFollowers, type NewVideo } from './new-videos.repository.ts';

/** At most so many videos in one notification; they are in memory with the followers of their channels. */
const BATCH = 500;
/** Older videos are not announced, after a downtime or while notifications fail. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Announces each new video once to each follower of its channel. After a failure it stays new for the next call. */
export async function announceNewVideos(services: Services) {
  const announce = () => services.db.transaction((tx) => announceBatch(services, tx));
  while ((await announce()) === BATCH);
}

async function announceBatch(services: Services, tx: Database) {
  const claimed = await claimNewVideos(tx, BATCH);
  const since = new Date(services.clock().getTime() - MAX_AGE_MS);
  const recent = claimed.filter(({ newsAt }) => newsAt !== null && newsAt >= since);
  const groups = recent.length > 0 ? await groupFollowers(tx, recent) : [];
  for (const followers of groups) {
    const recipients = followers.map(({ userId }) => userId);
    const text = describe(followers[0]?.videos ?? []);
    await notifyMany(services, tx, recipients, { kind: 'videos', href: links.youtube(), ...text });
  }
  return claimed.length;
}

type Follower = { userId: string; key: string; videos: NewVideo[] };

/** Followers with their new videos, grouped by those. Videos from before they followed the channel are left out. */
async function groupFollowers(tx: Database, videos: NewVideo[]) {
  const newestFirst = videos.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const byChannel = groupByChannel(newestFirst);
  const followers = new Map<string, Follower>();
  for (const { userId, channel, since } of await listFollowers(tx, [...byChannel.keys()])) {
    const own = byChannel.get(channel)?.filter(({ publishedAt }) => publishedAt > since) ?? [];
    if (own.length === 0) continue;
    const before = followers.get(userId) ?? { key: '', videos: [] };
    // As many of the newest of a channel are the same videos.
    const key = `${before.key} ${channel} ${own.length}`;
    followers.set(userId, { userId, key, videos: [...before.videos, ...own] });
  }
  return groupBy(followers.values(), ({ key }) => key).values();
}

const groupByChannel = (videos: NewVideo[]) => groupBy(videos, ({ channel }) => channel);

function describe(videos: NewVideo[]) {
  const [first] = videos;
  if (first && videos.length === 1) {
    return { title: () => youtubeTexts.newVideo(first.channelTitle), description: first.title };
  }
  const parts = [...groupByChannel(videos).values()].map((of) => `${of[0]?.channelTitle} (${of.length})`);
  return { title: () => youtubeTexts.newVideos(videos.length), description: parts.join(', ') };
}
