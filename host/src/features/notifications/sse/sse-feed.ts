import { STREAM_EVENTS } from '@my-note/contract';
import type { Feed } from '../feed.ts';
import { followStream } from './event-stream.ts';
import { dispatchFeedEvent, type FeedEvent } from './feed-events.ts';
import { createSeenEvents } from './seen-events.ts';
import { leadOneTab } from './tab-leader.ts';

type TabMessage =
  | { event: FeedEvent }
  | { live: boolean; hidden: boolean }
  | { reached: string }
  | { asks: true };

/** So long the tab with the stream may take to answer, or to have its line back, before one in sight takes over. */
const TAKEOVER_MS = 2_500;
/** So often a tab in sight asks whether the one with the stream is still awake. */
const CHECK_MS = 20_000;

/**
 * Server-sent events (docs/specification/service.md#notification-feed). One tab of a person holds the stream and
 * hands on what comes,
 * so all tabs show the same at the same time. Each remembers the last event: whoever takes over goes on there.
 */
export const sseFeed: Feed = ({ userId, signal }, listener) => {
  const name = `my-note.feed.${userId}`;
  const tabs = new BroadcastChannel(name);
  const broadcast = (message: TabMessage) => !signal.aborted && tabs.postMessage(message);
  const memory = createSeenEvents();
  /** What came last of the items, for a tab that opens or wakes up. */
  let items: FeedEvent | undefined;
  let holding = false;
  let isLive = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const keepLeader = () => {
    clearTimeout(patience);
    patience = undefined;
  };
  const live = (next: boolean) => {
    isLive = next;
    listener.live(next);
    if (next) keepLeader();
  };
  const take = (event: FeedEvent) => {
    const isNews = event.event !== STREAM_EVENTS.notification || !event.id || memory.isNews(event.id);
    if (event.id) memory.reached(event.id);
    if (event.event === STREAM_EVENTS.items) items = event;
    if (isNews) dispatchFeedEvent(event, listener);
  };

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const last = memory.last();
    if ('event' in data) take(data.event);
    else if ('reached' in data) memory.reached(data.reached);
    else if ('live' in data && !holding) {
      live(data.live);
      // In sight it does what can be done, and others would only be in its way.
      if (!data.hidden) keepLeader();
      else if (!data.live) wait();
    } else if ('asks' in data && holding) {
      broadcast({ live: isLive, hidden: document.hidden });
      if (last) broadcast({ reached: last });
      if (items) broadcast({ event: items });
    }
  };

  const turn = leadOneTab(name, signal, async (own) => {
    holding = true;
    try {
      await followStream({
        lastId: memory.last,
        signal: own,
        onEvent: (event) => {
          take(event);
          broadcast({ event });
        },
        onLive: (next) => {
          if (next === isLive || own.aborted) return;
          live(next);
          broadcast({ live: next, hidden: document.hidden });
        },
      });
    } finally {
      holding = false;
      // Another tab has it now, and tells how it goes.
      if (!signal.aborted) checkLeader();
    }
  });

  /** A tab that nobody looks at runs slowly, or not at all: one that is looked at does not wait for it for long. */
  function wait(): void {
    if (document.hidden || holding || patience !== undefined) return;
    patience = setTimeout(() => {
      patience = undefined;
      if (document.hidden || holding) return;
      live(false);
      turn.takeOver();
    }, TAKEOVER_MS);
  }
  function checkLeader(): void {
    broadcast({ asks: true });
    wait();
  }

  document.addEventListener('visibilitychange', checkLeader);
  const round = setInterval(() => !holding && !document.hidden && checkLeader(), CHECK_MS);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', checkLeader);
    clearInterval(round);
    keepLeader();
    tabs.close();
  });
  checkLeader();
};
