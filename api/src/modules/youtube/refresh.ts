import type { Services } from '../../services.ts';
import { type News, tellSubscribers } from './news.ts';
import { claimDue, claimNew, saveRefresh, saveVideos } from './refresh.repository.ts';
import type { FeedAnswer, Source } from './source.ts';
import { SourceError } from './youtube.errors.ts';
import type { ChannelRow } from './youtube.table.ts';

const MINUTE = 60_000;
const EVERY_MS = 60 * MINUTE;
const JITTER_MS = 10 * MINUTE;
const CLAIM_MS = 2 * MINUTE;
const AT_ONCE = 4;

/** Keeps the channels' lists fresh: one fetch for all users, at most hourly, on one replica. */
export function createRefresher(services: Services, source: Source) {
  const { db, clock, ids } = services;
  const stopping = new AbortController();
  const claim = () => {
    const now = clock();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  };
  const nextTime = (now: Date) => new Date(now.getTime() + EVERY_MS + Math.random() * JITTER_MS);

  async function refresh(channel: ChannelRow): Promise<News | undefined> {
    let answer: FeedAnswer;
    try {
      answer = await source.readChannel(channel.channelId, channel.etag, stopping.signal);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      if (!stopping.signal.aborted) await saveFailure(channel, error.message);
      return undefined;
    }
    const now = clock();
    const success = { refreshedAt: now, failingSince: null, failure: null, nextRefreshAt: nextTime(now) };
    if (answer.kind === 'unchanged') {
      await saveRefresh(db, channel.id, success);
      return undefined;
    }
    const { feed, etag } = answer;
    const title = feed.title || channel.title;
    const found = feed.videos.map((video) => ({ ...video, id: ids.row() }));
    const fresh = await db.transaction(async (tx) => {
      await saveRefresh(tx, channel.id, { ...success, title, etag, updatedAt: now });
      return saveVideos(tx, channel, found, now);
    });
    // The first list of a channel is no news.
    const isNews = channel.refreshedAt !== null && fresh.length > 0;
    return isNews ? { channel: channel.id, title, videos: fresh } : undefined;
  }

  async function saveFailure(channel: ChannelRow, failure: string) {
    const now = clock();
    const failingSince = channel.failingSince ?? now;
    await saveRefresh(db, channel.id, { failingSince, failure, nextRefreshAt: nextTime(now) });
  }

  return {
    /** Refreshes every channel that is due, and tells each subscriber once of all that is new. */
    async refreshDue() {
      const news: News[] = [];
      while (!stopping.signal.aborted) {
        const channels = await claimDue(db, { ...claim(), limit: AT_ONCE });
        if (channels.length === 0) break;
        const found = await Promise.all(channels.map(refresh));
        news.push(...found.filter((entry) => entry !== undefined));
      }
      if (news.length > 0) await tellSubscribers(services, news);
    },
    /** Fills a channel that was just added; a failure is noted in its status. */
    async refreshNew(channelId: string) {
      const channel = await claimNew(db, channelId, claim());
      if (channel) await refresh(channel);
    },
    stop: () => stopping.abort(),
  };
}
export type Refresher = ReturnType<typeof createRefresher>;
