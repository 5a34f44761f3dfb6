import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIntent } from './intent.ts';

const onIntent = vi.fn<(path: string) => void>();
let stop = () => {};
const row = (path: string) =>
  `<div role="treeitem" tabindex="-1"><a href="${path}" tabindex="-1">Row</a></div>`;

beforeEach(() => {
  vi.useFakeTimers();
  onIntent.mockReset();
  document.body.innerHTML = `${row('/garden')}${row('/kitchen')}<button type="button">Other</button>`;
  stop = watchIntent(onIntent);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test('a tree row that has keyboard focus for a while counts as a link likely to be followed', () => {
  focus('[role=treeitem]');
  expect(onIntent, 'not yet').not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(onIntent.mock.calls).toEqual([['/garden']]);
});

test('rows that the keyboard only passes are none', () => {
  focus('[role=treeitem]');
  vi.advanceTimersByTime(30);
  focus('[role=treeitem]:nth-child(2)');
  vi.advanceTimersByTime(30);
  focus('button');
  vi.advanceTimersByTime(100);
  expect(onIntent).not.toHaveBeenCalled();
});
