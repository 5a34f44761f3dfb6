import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFailures } from './hold-failures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('passes a failure on while the page stays', () => {
  const report = vi.fn();
  const hold = holdFailures(report);
  hold('notes', 'network');
  vi.advanceTimersByTime(1_000);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(report.mock.calls).toEqual([['notes', 'network']]);
});

test('forgets failures of a page that is left, and reports those after it came back', () => {
  const report = vi.fn();
  const hold = holdFailures(report);
  hold('aborted');
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  hold('after it came back');
  vi.advanceTimersByTime(2_000);
  expect(report.mock.calls).toEqual([['after it came back']]);
});
