import pLimit from 'p-limit';
import type { Services } from '../../../core/services.ts';
import type { ChannelAddress } from '../model/address.parser.ts';
import { TooManyRequests } from '../model/youtube.errors.ts';
import type { Source } from '../source/source.adapter.ts';
import { findOldestWait } from './new-videos.repository.ts';
import { announceNewVideos } from './new-videos.usecases.ts';
import { createPause } from './pause.store.ts';
import { claimChannel, claimNext } from './refresh.repository.ts';
import { type Log, refreshChannel } from './refresh-channel.usecases.ts';

const CLAIM_MS = 2 * 60_000;
const AT_ONCE = 4;
const ANNOUNCE_AFTER_MS = 60_000;

/**
 * Keeps channel lists fresh: one fetch for all users, at most hourly, on one replica. This process fetches at most four
 * lists and pages at a time.
 */
export function createRefresher(services: Services, source: Source, log: Log = console) {
  const { db, clock } = services;
  const turns = pLimit(AT_ONCE);
  const stopping = new AbortController();
  const { signal } = stopping;
  const deps = { ...services, source, signal, log };
  const pause = createPause(services);
  const running = new Set<Promise<void>>();
  let busy = 0;
  let calls = 0;

  // Claimed when it is a channel's turn, so that the claim does not expire in the queue.
  const claim = () => {
    const now = clock();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  };
  const mayFetch = () => !signal.aborted && pause.own() === undefined;

  /** Whether there was a channel to refresh. */
  async function refreshNext() {
    const channel = mayFetch() ? await claimNext(db, claim()) : undefined;
    if (channel) await refreshChannel(deps, channel);
    return channel !== undefined;
  }

  /** Refreshes until nothing is due, including channels that become due meanwhile. The last worker announces new videos. */
  async function work() {
    busy += 1;
    try {
      for (let seen = -1; seen !== calls; ) {
        seen = calls;
        while (await turns(refreshNext));
      }
    } finally {
      busy -= 1;
      if (busy === 0) await announce();
    }
  }

  /** After a failure a later call announces them. */
  async function announce() {
    try {
      await announceNewVideos(services);
    } catch (error) {
      log.error(error, 'New videos could not be announced yet');
    }
  }

  /** Slow channels may keep the workers busy for hours, so new videos do not wait for their end. */
  async function announceOverdue() {
    const oldest = await findOldestWait(db);
    if (oldest && clock().getTime() - oldest.getTime() >= ANNOUNCE_AFTER_MS) await announce();
  }

  function track(task: Promise<void>) {
    running.add(task);
    const done = () => void running.delete(task);
    task.then(done, done);
    return task;
  }

  async function fetchPage(address: ChannelAddress) {
    const until = await pause.until();
    if (until) throw pause.refusal(until);
    try {
      return await source.resolve(address, signal);
    } catch (error) {
      throw error instanceof TooManyRequests ? pause.keep(error) : error;
    }
  }

  return {
    /** Refreshes every due channel, and announces new videos to their followers. */
    async refreshDue() {
      calls += 1;
      const started = busy > 0 ? [track(announceOverdue())] : [];
      while (busy < AT_ONCE) started.push(track(work()));
      await Promise.all(started);
    },
    /** Fetches a channel that was just added, if it is due. A failure becomes its status. */
    async refreshAdded(channelId: string) {
      try {
        const channel = await turns(async () => {
          const claimed = mayFetch() ? await claimChannel(db, channelId, claim()) : undefined;
          if (claimed) await refreshChannel(deps, claimed);
          return claimed;
        });
        if (channel && busy === 0) await announce();
      } catch (error) {
        log.error(error, `The channel ${channelId} could not be refreshed`);
      }
    },
    /** The id of a channel. A page that has to be fetched for it is queued, and obeys the pause. */
    resolve: async (address: ChannelAddress) =>
      'channelId' in address ? address.channelId : turns(() => fetchPage(address)),
    /** Until when the source is paused, if it is. */
    pausedUntil: pause.until,
    /** Aborts running fetches. */
    async close() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
export type Refresher = ReturnType<typeof createRefresher>;
