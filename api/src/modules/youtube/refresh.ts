import pLimit from 'p-limit';
import type { Services } from '../../services.ts';
import { type News, tellSubscribers } from './news.ts';
import { claimChannel, claimNext } from './refresh.repository.ts';
import { refreshChannel } from './refresh-channel.ts';
import type { Source } from './source.ts';

const CLAIM_MS = 2 * 60_000;
const AT_ONCE = 4;

/**
 * Keeps the channels' lists fresh: one fetch for all users, at most hourly, on one replica. Whatever asks for it, this
 * process fetches no more than four lists at once.
 */
export function createRefresher(services: Services, source: Source) {
  const { db, clock } = services;
  const turns = pLimit(AT_ONCE);
  const stopping = new AbortController();
  const { signal } = stopping;
  const deps = { ...services, source, signal };
  const running = new Set<Promise<void>>();
  let news: News[] = [];
  let busy = 0;
  let calls = 0;

  // Claims are made when it is a channel's turn, or they would run out while it waits.
  const claim = () => {
    const now = clock();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  };

  /** Whether there was a channel to refresh. */
  async function refreshNext() {
    const channel = signal.aborted ? undefined : await claimNext(db, claim());
    if (!channel) return false;
    const found = await refreshChannel(deps, channel);
    if (found) news.push(found);
    return true;
  }

  /** Goes on until nothing is due, also of what became due while it looked. The last one tells the news. */
  async function work() {
    busy += 1;
    try {
      for (let seen = -1; seen !== calls; ) {
        seen = calls;
        while (await turns(refreshNext));
      }
    } finally {
      busy -= 1;
      if (busy === 0 && news.length > 0) {
        const told = news;
        news = [];
        await tellSubscribers(services, told);
      }
    }
  }

  function start() {
    const worker = work();
    running.add(worker);
    const done = () => void running.delete(worker);
    worker.then(done, done);
    return worker;
  }

  return {
    /** Refreshes every channel that is due, and tells each subscriber once of all that is new. */
    async refreshDue() {
      calls += 1;
      const started: Promise<void>[] = [];
      while (busy < AT_ONCE) started.push(start());
      await Promise.all(started);
    },
    /** Fills a channel that somebody just added, if it is due; a failure is noted in its status. */
    async refreshAdded(channelId: string, userId: string) {
      const found = await turns(async () => {
        const channel = await claimChannel(db, channelId, claim());
        return channel && refreshChannel(deps, channel);
      });
      if (found) await tellSubscribers(services, [found], { except: userId });
    },
    /** Breaks off what is being fetched. */
    async close() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
export type Refresher = ReturnType<typeof createRefresher>;
