import type { SearchRequest, SearchResponse } from './messages.ts';
import { createSearchSession } from './search-session.ts';

const page: { postMessage: (message: SearchResponse) => void } = self;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
/** Resolves after the messages that are already waiting, and sooner than a timer. */
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const receive = createSearchSession((respond) => page.postMessage(respond), pause);
addEventListener('message', (event: MessageEvent<SearchRequest>) => void receive(event.data));
