import { links } from '@my-note/contract';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import { notifyMany } from '../../notifications/notify.usecases.ts';
import { claimNews, listFollowers, type Untold } from './new-videos.repository.ts';

/** Videos in one message at most; they are held in memory with the channels' followers. */
const TOLD_AT_ONCE = 500;
/** Nobody wants to hear of what is older, after a stop of the service or while telling fails. */
const NEWS_FOR_MS = 24 * 60 * 60_000;

/**
 * Each follower is told once of everything that is new in their channels. What is not told because of a failure, or
 * because the process ends, stays news for the next time.
 */
export async function tellNews(services: Services) {
  const tell = () => services.db.transaction((tx) => tellSome(services, tx));
  while ((await tell()) === TOLD_AT_ONCE);
}

async function tellSome(services: Services, tx: Database) {
  const claimed = await claimNews(tx, TOLD_AT_ONCE);
  const since = new Date(services.clock().getTime() - NEWS_FOR_MS);
  const untold = claimed.filter(({ newsAt }) => newsAt !== null && newsAt >= since);
  const groups = untold.length > 0 ? await groupFollowers(tx, untold) : [];
  for (const { recipients, news } of groups.values()) {
    await notifyMany(services, tx, recipients, { kind: 'videos', href: links.youtube(), ...describe(news) });
  }
  return claimed.length;
}

/** The news of each follower, those together that hear of the same. What is older than their following is none. */
async function groupFollowers(tx: Database, untold: Untold[]) {
  const newestFirst = untold.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const byChannel = groupByChannel(newestFirst);
  const followers = new Map<string, { key: string; news: Untold[] }>();
  for (const { userId, channel, since } of await listFollowers(tx, [...byChannel.keys()])) {
    const own = byChannel.get(channel)?.filter(({ publishedAt }) => publishedAt > since) ?? [];
    if (own.length === 0) continue;
    const before = followers.get(userId) ?? { key: '', news: [] };
    // The newest of a channel are the same for all who hear of as many.
    const key = `${before.key} ${channel} ${own.length}`;
    followers.set(userId, { key, news: [...before.news, ...own] });
  }
  const groups = new Map<string, { recipients: string[]; news: Untold[] }>();
  for (const [userId, { key, news }] of followers) {
    const group = groups.get(key) ?? { recipients: [], news };
    group.recipients.push(userId);
    groups.set(key, group);
  }
  return groups;
}

function groupByChannel(news: Untold[]) {
  const groups = new Map<string, Untold[]>();
  for (const video of news) groups.set(video.channel, [...(groups.get(video.channel) ?? []), video]);
  return groups;
}

function describe(news: Untold[]) {
  const [first] = news;
  if (first && news.length === 1) {
    return { title: `New video from ${first.channelTitle}`, description: first.title };
  }
  const parts = [...groupByChannel(news).values()].map((of) => `${of[0]?.channelTitle} (${of.length})`);
  return { title: `${news.length} new videos`, description: parts.join(', ') };
}
