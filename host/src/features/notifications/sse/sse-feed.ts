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
  | { requestState: true };

/** A visible tab takes over when the leader does not respond, or has no connection, for this time. */
const TAKEOVER_MS = 2_500;
/** How often a visible tab checks whether the leader is awake. */
const CHECK_MS = 20_000;

/**
 * Server-sent events (docs/specification/service.md#notification-feed). One tab of a user, the leader, holds the stream
 * and sends the events to the others. Each tab remembers the last event, so that any of them can resume as leader.
 */
export const sseFeed: Feed = ({ userId, signal }, listener) => {
  const name = `my-note.feed.${userId}`;
  const tabs = new BroadcastChannel(name);
  const broadcast = (message: TabMessage) => !signal.aborted && tabs.postMessage(message);
  const memory = createSeenEvents();
  /** The last event about the items, for a tab that opens or wakes up. */
  let items: FeedEvent | undefined;
  let isLeader = false;
  let isLive = false;
  let takeover: ReturnType<typeof setTimeout> | undefined;

  const cancelTakeover = () => {
    clearTimeout(takeover);
    takeover = undefined;
  };
  const live = (next: boolean) => {
    isLive = next;
    listener.live(next);
    if (next) cancelTakeover();
  };
  const take = (event: FeedEvent) => {
    const isNew = event.event !== STREAM_EVENTS.notification || !event.id || memory.isNew(event.id);
    if (event.id) memory.reached(event.id);
    if (event.event === STREAM_EVENTS.items) items = event;
    if (isNew) dispatchFeedEvent(event, listener);
  };

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const last = memory.last();
    if ('event' in data) take(data.event);
    else if ('reached' in data) memory.reached(data.reached);
    else if ('live' in data && !isLeader) {
      live(data.live);
      // A visible leader reconnects by itself as fast as another tab could.
      if (!data.hidden) cancelTakeover();
      else if (!data.live) scheduleTakeover();
    } else if ('requestState' in data && isLeader) {
      broadcast({ live: isLive, hidden: document.hidden });
      if (last) broadcast({ reached: last });
      if (items) broadcast({ event: items });
    }
  };

  const leadership = leadOneTab(name, signal, async (own) => {
    isLeader = true;
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
      isLeader = false;
      // The new leader reports its state.
      if (!signal.aborted) checkLeader();
    }
  });

  /** The browser may have suspended a hidden leader: a visible tab does not wait for it for long. */
  function scheduleTakeover(): void {
    if (document.hidden || isLeader || takeover !== undefined) return;
    takeover = setTimeout(() => {
      takeover = undefined;
      if (document.hidden || isLeader) return;
      live(false);
      leadership.takeOver();
    }, TAKEOVER_MS);
  }
  function checkLeader(): void {
    broadcast({ requestState: true });
    scheduleTakeover();
  }

  document.addEventListener('visibilitychange', checkLeader);
  const timer = setInterval(() => !isLeader && !document.hidden && checkLeader(), CHECK_MS);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', checkLeader);
    clearInterval(timer);
    cancelTakeover();
    tabs.close();
  });
  checkLeader();
};
