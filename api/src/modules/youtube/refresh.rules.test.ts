import { describe, expect, it } from 'vitest';
import { askedToWait, nextRefresh, readRetryAfter } from './refresh.rules.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

describe('The time that a source asks to wait', () => {
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

  it('is told in words', () => {
    expect(askedToWait(NOW)).toBe('it asked to wait until 2026-03-01 12:00 UTC');
  });
});

it('A channel is due again after an hour at the earliest, and ten minutes more at the latest', () => {
  const minutes = Array.from({ length: 200 }, () => (nextRefresh(NOW).getTime() - NOW.getTime()) / 60_000);
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(70);
  expect(new Set(minutes).size).toBeGreaterThan(100);
});
