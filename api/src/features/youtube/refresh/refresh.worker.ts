import pLimit from 'p-limit';
import type { Services } from '../../../core/services.ts';
import type { ChannelAddress } from '../model/address.parser.ts';
import { TooManyRequests } from '../model/youtube.errors.ts';
import type { Source } from '../source/source.adapter.ts';
import { findOldestNews } from './new-videos.repository.ts';
import { tellNews } from './new-videos.usecases.ts';
import { createPause } from './pause.store.ts';
import { claimChannel, claimNext } from './refresh.repository.ts';
import { type Log, refreshChannel } from './refresh-channel.usecases.ts';

const CLAIM_MS = 2 * 60_000;
const AT_ONCE = 4;
const TELL_AFTER_MS = 60_000;

/**
 * Keeps the channels' lists fresh: one fetch for all users, at most hourly, on one replica. Whatever asks for it, this
 * process fetches no more than four lists and pages at once.
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

  // Claims are made when it is a channel's turn, or they would run out while it waits.
  const claim = () => {
    const now = clock();
    return { now, until: new Date(now.getTime() + CLAIM_MS) };
  };
  const mayAsk = () => !signal.aborted && pause.own() === undefined;

  /** Whether there was a channel to refresh. */
  async function refreshNext() {
    const channel = mayAsk() ? await claimNext(db, claim()) : undefined;
    if (channel) await refreshChannel(deps, channel);
    return channel !== undefined;
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
      if (busy === 0) await tell();
    }
  }

  /** What cannot be told now is told at a later call. */
  async function tell() {
    try {
      await tellNews(services);
    } catch (error) {
      log.error(error, 'The news of channels could not be told and wait');
    }
  }

  /** Many slow channels may keep the workers busy for hours: their end is not what the news wait for. */
  async function tellOverdue() {
    const oldest = await findOldestNews(db);
    if (oldest && clock().getTime() - oldest.getTime() >= TELL_AFTER_MS) await tell();
  }

  function track(task: Promise<void>) {
    running.add(task);
    const done = () => void running.delete(task);
    task.then(done, done);
    return task;
  }

  async function askPage(address: ChannelAddress) {
    const until = await pause.until();
    if (until) throw pause.refusal(until);
    try {
      return await source.resolve(address, signal);
    } catch (error) {
      throw error instanceof TooManyRequests ? pause.keep(error) : error;
    }
  }

  return {
    /** Refreshes every channel that is due, and tells each subscriber once of all that is new. */
    async refreshDue() {
      calls += 1;
      const started = busy > 0 ? [track(tellOverdue())] : [];
      while (busy < AT_ONCE) started.push(track(work()));
      await Promise.all(started);
    },
    /** Fills a channel that somebody just added, if it is due. A failure is noted in its status, and never thrown. */
    async refreshAdded(channelId: string) {
      try {
        const channel = await turns(async () => {
          const claimed = mayAsk() ? await claimChannel(db, channelId, claim()) : undefined;
          if (claimed) await refreshChannel(deps, claimed);
          return claimed;
        });
        if (channel && busy === 0) await tell();
      } catch (error) {
        log.error(error, `The channel ${channelId} could not be refreshed`);
      }
    },
    /** The id of the channel that was entered. Where only a page knows it, that takes its turn and keeps the pause. */
    resolve: async (address: ChannelAddress) =>
      'channelId' in address ? address.channelId : turns(() => askPage(address)),
    /** Until when the source is paused, if it is. */
    pausedUntil: pause.until,
    /** Breaks off what is being fetched. */
    async close() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
export type Refresher = ReturnType<typeof createRefresher>;
