import { onlineManager } from '@my-note/kit/query';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyChunk } from './use-lazy-chunk.ts';

let toasts: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  toasts = [];
  disconnect = connectToaster((message) => toasts.push(message));
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  disconnect();
});

/** React runs effects when an act ends, so the time passes in steps. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (let passed = 0; passed < ms; passed += 1_000) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

/** Fails as long as nothing is reachable. */
function chunk() {
  const state = { reachable: false };
  const load = vi.fn(async () => {
    if (!state.reachable) throw new Error('Failed to fetch');
    return 'tree';
  });
  return { state, load };
}

test('loads a part of the shell once the connection is back, and complains once', async () => {
  const { state, load } = chunk();
  onlineManager.setOnline(false);
  const { result } = renderHook(() => useLazyChunk(load, true));
  await pass(60_000);
  expect(result.current).toBeUndefined();
  expect(toasts).toHaveLength(1);
  state.reachable = true;
  act(() => onlineManager.setOnline(true));
  await pass(0);
  expect(result.current).toBe('tree');
  expect(toasts).toHaveLength(1);
});

test('tries again with growing pauses where no loss of a connection was noticed', async () => {
  const { state, load } = chunk();
  const { result } = renderHook(() => useLazyChunk(load, true));
  await pass(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(4);
  expect(load.mock.calls.length).toBeLessThan(10);
  state.reachable = true;
  await pass(60_000);
  expect(result.current).toBe('tree');
});

test('does not retry where the caller handles the failure', async () => {
  const { load } = chunk();
  const onFail = vi.fn();
  renderHook(() => useLazyChunk(load, true, onFail));
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('does not go on for a part that left the screen', async () => {
  const { load } = chunk();
  const { unmount } = renderHook(() => useLazyChunk(load, true));
  await pass(1_000);
  unmount();
  const before = load.mock.calls.length;
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(before);
});
