import { afterEach, expect, test, vi } from 'vitest';
import { leadOneTab } from './tab-leader.ts';

let hidden = false;
const look = (next: boolean) => {
  hidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without Web Locks a tab works only while it is visible', () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const turns: AbortSignal[] = [];
  const aborter = new AbortController();
  leadOneTab('feed', aborter.signal, async (turn) => void turns.push(turn));
  expect(turns.map(({ aborted }) => aborted)).toEqual([false]);
  look(true);
  expect(turns.map(({ aborted }) => aborted)).toEqual([true]);
  look(false);
  look(false);
  expect(turns.map(({ aborted }) => aborted)).toEqual([true, false]);
  aborter.abort();
  look(false);
  expect(turns.map(({ aborted }) => aborted)).toEqual([true, true]);
});
