import { ApiError } from '@my-note/kit/http';
import { onlineManager } from '@my-note/kit/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, watchConnection } from './connection.ts';

const unreachable = new TypeError('Failed to fetch');
let answers = false;
const reach = vi.fn(async () => answers);

beforeEach(() => {
  vi.useFakeTimers();
  answers = false;
  reach.mockClear();
  onlineManager.setOnline(true);
});
afterEach(() => vi.useRealTimers());

test('goes offline while the service is unreachable, and online when it responds again', async () => {
  const connection = watchConnection(reach);
  connection.failed(unreachable);
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
  expect(onlineManager.isOnline()).toBe(false);
  answers = true;
  await vi.advanceTimersByTimeAsync(2 * FIRST_PAUSE_MS);
  expect(onlineManager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MS);
  expect(reach).toHaveBeenCalledTimes(3);
});

test('checks the service at most every 30 seconds, however many requests fail', async () => {
  const connection = watchConnection(reach);
  for (let second = 0; second < 600; second += 1) {
    connection.failed(unreachable);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // Immediately, after 2, 6, 14 and 30 seconds, and then every 30 seconds.
  expect(reach).toHaveBeenCalledTimes(5 + Math.floor((600_000 - 30_000) / LONGEST_PAUSE_MS));
  window.dispatchEvent(new Event('online'));
});

test.each([
  ['a refusal', new ApiError(409, null, 'Taken'), 0],
  ['an error of the service', new ApiError(500, null, 'Flooded'), 0],
  ['a gateway without its service', new ApiError(503, null, 'Away'), 1],
  ['a single request that was lost', unreachable, 1],
])('%s alone makes no page offline', async (_what, error, looks) => {
  answers = true;
  const connection = watchConnection(reach);
  connection.failed(error);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(reach).toHaveBeenCalledTimes(looks);
  expect(onlineManager.isOnline()).toBe(true);
});

test('notifies of a restored connection even when its loss went unnoticed', () => {
  watchConnection(reach);
  const heard: boolean[] = [];
  const stop = onlineManager.subscribe((online) => heard.push(online));
  window.dispatchEvent(new Event('online'));
  stop();
  expect(heard.at(-1)).toBe(true);
});

test('checks at once when the browser is back online', async () => {
  const connection = watchConnection(reach);
  connection.failed(unreachable);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
  connection.failed(unreachable);
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
});

test('ignores a check from before the browser was back online', async () => {
  let resolve = (_reached: boolean) => {};
  const answer = new Promise<boolean>((done) => {
    resolve = done;
  });
  reach.mockReturnValueOnce(answer);
  const connection = watchConnection(reach);
  connection.failed(unreachable);
  window.dispatchEvent(new Event('online'));
  resolve(false);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(onlineManager.isOnline()).toBe(true);
});

test('checks at once when the tab becomes visible', async () => {
  const connection = watchConnection(reach);
  connection.failed(unreachable);
  await vi.advanceTimersByTimeAsync(0);
  answers = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(true);
});
