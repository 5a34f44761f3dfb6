import { describe, expect, it } from 'vitest';
import { askedToWait, nextRefresh, readRetryAfter } from './refresh.rules.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

describe('The Retry-After header of the source', () => {
  it.each([
    ['120', '2026-03-01T12:02:00.000Z'],
    [' 5400 ', '2026-03-01T13:30:00.000Z'],
    ['Sun, 01 Mar 2026 15:30:00 GMT', '2026-03-01T15:30:00.000Z'],
    ['a day at most', '99999999', '2026-03-02T12:00:00.000Z'],
    ['a day at most', 'Fri, 01 Jan 2100 00:00:00 GMT', '2026-03-02T12:00:00.000Z'],
    ['an hour', undefined, '2026-03-01T13:00:00.000Z'],
    ['an hour', '', '2026-03-01T13:00:00.000Z'],
    ['an hour', 'soon', '2026-03-01T13:00:00.000Z'],
    ['an hour', '0', '2026-03-01T13:00:00.000Z'],
    ['an hour', 'Sun, 01 Mar 2026 11:59:00 GMT', '2026-03-01T13:00:00.000Z'],
    ['an hour', '-20', '2026-03-01T13:00:00.000Z'],
  ])('is read: %s %s', (...line) => {
    const [header, until] = line.slice(-2);
    expect(readRetryAfter(header, NOW).toISOString()).toBe(until);
  });

  it('is shown as a reason', () => {
    expect(askedToWait(NOW)).toBe('it asked to wait until 2026-03-01 12:00 UTC');
  });
});

describe('A channel is due again', () => {
  const MINUTE = 60_000;
  const fetchedAt = (minute: number) => new Date(NOW.getTime() + minute * MINUTE);

  it('after an hour at the earliest, and ten minutes more at the latest', () => {
    const offsets = Array.from({ length: 100 }, (_, n) => n * 6_000);
    for (const now of [NOW, fetchedAt(0.001), fetchedAt(7)]) {
      const waits = offsets.map((offset) => (nextRefresh(now, offset).getTime() - now.getTime()) / MINUTE);
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(60);
      expect(Math.max(...waits)).toBeLessThan(70);
      expect(new Set(waits).size).toBe(100);
    }
  });

  it('with those that were fetched in the same ten minutes, so that they share one notification', () => {
    const due = (minute: number) => nextRefresh(fetchedAt(minute), 3 * MINUTE).toISOString();
    expect([3.1, 5, 9, 13].map(due)).toEqual(Array(4).fill('2026-03-01T13:13:00.000Z'));
    expect(due(13.1)).toBe('2026-03-01T13:23:00.000Z');
    // This process keeps to one grid.
    const grid = 10 * MINUTE;
    const offsets = [1, 4, 8, 77].map((minute) => nextRefresh(fetchedAt(minute)).getTime() % grid);
    expect(new Set(offsets).size).toBe(1);
  });
});
