import { paths } from '@my-note/contract';
import { eventually } from './eventually.ts';

type StreamEvent = { event: string; id: string | undefined; data: unknown };

/** Reads the live feed like a browser: by fetch with the bearer token. */
export async function readEvents(origin: string, token: string, lastEventId?: string) {
  const aborter = new AbortController();
  const response = await fetch(`${origin}/api${paths.notificationStream}`, {
    signal: aborter.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  });
  const events: StreamEvent[] = [];
  const state = { ended: false, comments: 0 };
  const done = read();

  async function read() {
    if (!response.body) return;
    let text = '';
    try {
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      }
    } catch {
      // Aborted, or cut by the server: both are an end.
    }
    state.ended = true;
  }

  function take(block: string) {
    if (block.startsWith(':')) {
      state.comments += 1;
      return;
    }
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    events.push({ event: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') });
  }

  return {
    status: response.status,
    headers: response.headers,
    events,
    state,
    of: (event: string) => events.filter((entry) => entry.event === event),
    /** Waits until the response has begun: from then on every event arrives. */
    ready: () => eventually(() => events.some(({ event }) => event === 'unread')),
    until: (check: () => boolean) => eventually(check),
    async stop() {
      aborter.abort();
      await done;
    },
  };
}
export type EventReader = Awaited<ReturnType<typeof readEvents>>;
