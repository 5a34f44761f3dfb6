import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenShown } from './when-shown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => vi.useRealTimers());

test('waits for the heading of the page, and runs once', () => {
  const task = vi.fn();
  whenShown(task);
  vi.advanceTimersByTime(1_000);
  expect(task).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><h1>Lighthouse</h1></main>';
  vi.advanceTimersByTime(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits for what was pressed on the page', () => {
  const task = vi.fn();
  document.body.innerHTML = '<main><h1>Lighthouse</h1><button data-loading>Edit</button></main>';
  whenShown(task);
  vi.advanceTimersByTime(1_000);
  expect(task).not.toHaveBeenCalled();
  document.querySelector('button')?.removeAttribute('data-loading');
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs behind the panel of a page that failed', () => {
  const task = vi.fn();
  document.body.innerHTML = '<main><div role="alert">This page could not be loaded</div></main>';
  whenShown(task);
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(1);
});

test('does not wait longer than three seconds for a page that hangs', () => {
  const task = vi.fn();
  whenShown(task);
  vi.advanceTimersByTime(2_900);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
});

test('never runs after it was stopped', () => {
  const task = vi.fn();
  whenShown(task)();
  vi.advanceTimersByTime(5_000);
  expect(task).not.toHaveBeenCalled();
});
