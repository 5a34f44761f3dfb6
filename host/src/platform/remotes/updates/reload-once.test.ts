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

test('reloads the app once per reason, also after that reload', async () => {
  expect((await fresh())('notes@1', reload)).toBe(true);
  expect((await fresh())('notes@1', reload)).toBe(false);
  expect((await fresh())('notes@2', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload over unsaved work, and does not count that attempt', async () => {
  addEventListener('my-note:before-reload', prevent);
  expect((await fresh())('notes@1', reload)).toBe(false);
  removeEventListener('my-note:before-reload', prevent);
  expect((await fresh())('notes@1', reload)).toBe(true);
});

test('asks nothing again while a reload is in progress', async () => {
  const reloadOnce = await fresh();
  reloadOnce('notes@1', reload);
  expect(reloadOnce('notes@1', reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('never reloads when the reason cannot be stored', async () => {
  sessionStorage.setItem('my-note.reloads', 'no list');
  expect((await fresh())('notes@1', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a reload that the user canceled stops counting as in progress', async () => {
  vi.useFakeTimers();
  const reloadOnce = await fresh();
  reloadOnce('notes@1', reload);
  vi.advanceTimersByTime(5_000);
  expect(reloadOnce('notes@1', reload), 'a person may do it by hand').toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
