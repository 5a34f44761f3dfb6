import { onlineManager } from '@my-note/kit/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './event-stream.ts';
import type { FeedEvent } from './feed-events.ts';

const asked: (string | null)[] = [];
const lines: { send: (text: string) => void; end: () => void; cut: AbortSignal | null | undefined }[] = [];
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    asked.push(new Headers(headers).get('last-event-id'));
    if (status !== 200) return Response.json({ message: 'No' }, { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        lines.push({ send, end: () => controller.close(), cut: signal });
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.length = 0;
  lines.length = 0;
  status = 200;
});

function follow() {
  const aborter = new AbortController();
  const events: FeedEvent[] = [];
  const live: boolean[] = [];
  const done = followStream({
    lastId: () => events.findLast(({ id }) => id)?.id,
    onEvent: (event) => events.push(event),
    onLive: (next) => live.push(next),
    signal: aborter.signal,
  });
  return { events, live, done, stop: () => aborter.abort() };
}
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('parses events however the response is split into chunks', async () => {
  const { events, stop } = follow();
  await wait();
  lines[0]?.send('event: notification\nid: 1\nda');
  await wait();
  expect(events).toEqual([]);
  lines[0]?.send('ta: {"a":"ä\\nb"}\n\n: still here\n\n');
  await wait();
  expect(events).toEqual([{ event: 'notification', id: '1', data: '{"a":"ä\\nb"}' }]);
  stop();
});

test('reconnects after a lost connection and resumes after the last event', async () => {
  const { live, stop } = follow();
  await wait();
  lines[0]?.send('event: unread\nid: 7\ndata: {"unread":1}\n\n');
  await wait();
  lines[0]?.end();
  await wait(1_000);
  expect(asked).toEqual([null, '7']);
  expect(live).toEqual([true, false]);
  stop();
});

test('reconnects when the stream is silent for too long', async () => {
  const { stop } = follow();
  await wait();
  await wait(60_000);
  lines[0]?.send(': still here\n\n');
  await wait(60_000);
  expect(lines[0]?.cut?.aborted).toBe(false);
  await wait(30_000);
  expect(lines[0]?.cut?.aborted).toBe(true);
  expect(asked.length).toBeGreaterThan(1);
  stop();
});

test('backs off while the service is unreachable, and reconnects at once when online', async () => {
  status = 503;
  const { stop } = follow();
  await wait(10 * 60_000);
  const tries = asked.length;
  expect(tries).toBeGreaterThan(15);
  expect(tries).toBeLessThan(40);
  await wait(100);
  onlineManager.setOnline(false);
  status = 200;
  onlineManager.setOnline(true);
  await wait();
  expect(lines).toHaveLength(1);
  stop();
});

test('a session that another tab has replaced does not end the stream', async () => {
  status = 401;
  const { stop } = follow();
  await wait();
  status = 200;
  await wait(2_000);
  expect(lines).toHaveLength(1);
  stop();
});

test('an abort ends it, also between two attempts', async () => {
  status = 500;
  const { done, stop } = follow();
  await wait();
  stop();
  await done;
  await wait(120_000);
  expect(asked).toHaveLength(1);
});
