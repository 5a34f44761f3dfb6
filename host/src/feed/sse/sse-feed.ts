import { STREAM_EVENTS } from '@my-note/shared-kit/contract';
import type { Feed } from '../feed.ts';
import { type FeedEvent, tell } from './events.ts';
import { createMemory } from './memory.ts';
import { inOneTab } from './one-tab.ts';
import { followStream } from './stream.ts';

type TabMessage = { event: FeedEvent } | { live: boolean } | { reached: string } | { asks: true };

/**
 * Server-sent events (decisions, section 4). One tab of a person holds the stream and hands on what comes,
 * so all tabs show the same at the same time. Each remembers the last event: whoever takes over goes on there.
 */
export const sseFeed: Feed = ({ userId, signal }, listener) => {
  const name = `my-note.feed.${userId}`;
  const tabs = new BroadcastChannel(name);
  const say = (message: TabMessage) => !signal.aborted && tabs.postMessage(message);
  const memory = createMemory();
  let holding = false;
  let isLive = false;

  const live = (next: boolean) => {
    isLive = next;
    listener.live(next);
  };
  const take = (event: FeedEvent) => {
    const isNews = event.event !== STREAM_EVENTS.notification || !event.id || memory.isNews(event.id);
    if (event.id) memory.reached(event.id);
    if (isNews) tell(event, listener);
  };

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const last = memory.last();
    if ('event' in data) take(data.event);
    else if ('reached' in data) memory.reached(data.reached);
    else if ('live' in data && !holding) live(data.live);
    else if ('asks' in data && holding) {
      say({ live: isLive });
      if (last) say({ reached: last });
    }
  };
  signal.addEventListener('abort', () => tabs.close());
  say({ asks: true });

  inOneTab(name, signal, async (turn) => {
    holding = true;
    await followStream({
      lastId: memory.last,
      signal: turn,
      onEvent: (event) => {
        take(event);
        say({ event });
      },
      onLive: (next) => {
        if (next === isLive) return;
        live(next);
        say({ live: next });
      },
    });
    holding = false;
  });
};
