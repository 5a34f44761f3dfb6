import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMoveToasts } from './move-toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene() {
  const undone: string[] = [];
  const offered: { title: string; undo: () => Promise<unknown> }[] = [];
  const toasts = createMoveToasts(({ title, back }) => void offered.push({ title, undo: back }));
  const move = (id: string, from: string, done: Promise<unknown> = Promise.resolve()) => ({
    id,
    title: id,
    from: null,
    done,
    back: async () => void undone.push(from),
  });
  return { undone, offered, toasts, move, titles: () => offered.map(({ title }) => title) };
}
const quick = { successive: true };

/** A refusal that has been shown. */
function refused(): Promise<never> {
  const done = Promise.reject(new Error('no'));
  done.catch(() => {});
  return done;
}

test('a series of moves of one item by keyboard is one move back to where it began', async () => {
  const { undone, offered, toasts, move, titles } = scene();
  toasts.add(move('a', 'start'), quick);
  await vi.advanceTimersByTimeAsync(400);
  toasts.add(move('a', 'middle'), quick);
  await vi.advanceTimersByTimeAsync(400);
  expect(titles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(titles()).toEqual(['a']);
  await offered[0]?.undo();
  expect(undone).toEqual(['start']);
});

test('another item ends the series', async () => {
  const { toasts, move, titles } = scene();
  toasts.add(move('a', 'x'), quick);
  toasts.add(move('b', 'y'), quick);
  await vi.advanceTimersByTimeAsync(0);
  expect(titles()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(700);
  expect(titles()).toEqual(['a', 'b']);
});

test('a single move is offered as soon as the service has done it, a refused one never', async () => {
  const { toasts, move, titles } = scene();
  toasts.add(move('a', 'x'));
  toasts.add(move('b', 'y', Promise.reject(new Error('refused'))));
  await vi.advanceTimersByTimeAsync(700);
  expect(titles()).toEqual(['a']);
});

test.each([
  ['last', [true, false]],
  ['first', [false, true]],
])('a series whose %s move is refused is undone as far as it went', async (_name, accepted) => {
  const { undone, offered, toasts, move } = scene();
  for (const [index, ok] of accepted.entries()) {
    toasts.add(move('a', `place ${index}`, ok ? Promise.resolve() : refused()), quick);
  }
  await vi.advanceTimersByTimeAsync(700);
  expect(offered).toHaveLength(1);
  await offered[0]?.undo();
  expect(undone).toEqual(['place 0']);
});

test('nothing is offered when a whole series is refused', async () => {
  const { toasts, move, titles } = scene();
  toasts.add(move('a', 'x', refused()), quick);
  toasts.add(move('a', 'y', refused()), quick);
  await vi.advanceTimersByTimeAsync(700);
  expect(titles()).toEqual([]);
});
