import type { Answer, Request } from './messages.ts';
import { createSearchSession } from './search-session.ts';

const page: { postMessage: (message: Answer) => void } = self;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
/** Comes back after the messages that wait already, and sooner than a timer. */
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const receive = createSearchSession((answer) => page.postMessage(answer), pause);
addEventListener('message', (event: MessageEvent<Request>) => void receive(event.data));
