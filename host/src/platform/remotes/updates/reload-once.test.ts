import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const prevent = (event: Event) => event.preventDefault();
const fresh = async () => {
  vi.resetModules();
  return (await import('./reload-once.ts')).reloadOnce;
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  removeEventListener('my-note:before-reload', prevent);
  vi.useRealTimers();
});

test('the app is loaded again once for a reason, also over a reload', async () => {
  expect((await fresh())('notes@1', reload)).toBe(true);
  expect((await fresh())('notes@1', reload)).toBe(false);
  expect((await fresh())('notes@2', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('not while somebody holds unsaved work, and that try does not count', async () => {
  addEventListener('my-note:before-reload', prevent);
  expect((await fresh())('notes@1', reload)).toBe(false);
  removeEventListener('my-note:before-reload', prevent);
  expect((await fresh())('notes@1', reload)).toBe(true);
});

test('while it is under way nobody needs to ask again', async () => {
  const reloadOnce = await fresh();
  reloadOnce('notes@1', reload);
  expect(reloadOnce('notes@1', reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('never without a memory of it', async () => {
  sessionStorage.setItem('my-note.reloads', 'no list');
  expect((await fresh())('notes@1', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a tab whose person stayed is not under way for ever', async () => {
  vi.useFakeTimers();
  const reloadOnce = await fresh();
  reloadOnce('notes@1', reload);
  vi.advanceTimersByTime(5_000);
  expect(reloadOnce('notes@1', reload), 'a person may do it by hand').toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
