import { expect, test } from 'vitest';
import { type Day, levelOf, sumUp } from './activity.ts';

const DAY_MS = 86_400_000;

/** Consecutive days from a date on, with changes on some of them. */
const days = (from: string, count: number, changes: Record<string, number> = {}): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    return { date, created: 0, updated: changes[date] ?? 0 };
  });

test.each([
  [0, 100, 0],
  [1, 100, 1],
  [7, 100, 2],
  [100, 100, 4],
  [1, 1, 4],
])('%i changes of at most %i have level %i', (changes, most, level) => {
  expect(levelOf(changes, most)).toBe(level);
});

test('sums up the month with the most active days, and the day with the most changes', () => {
  const year = days('2026-01-01', 100, {
    '2026-01-05': 9,
    '2026-02-01': 1,
    '2026-02-02': 2,
    '2026-03-09': 4,
  });
  expect(sumUp(year)).toMatchObject({
    busy: 4,
    month: { days: 2 },
    peak: { date: '2026-01-05' },
  });
  expect(sumUp(year)?.month.date).toMatch(/^2026-02/);
});

test('has no sum for a year without changes', () => {
  expect(sumUp(days('2026-01-01', 100))).toBeUndefined();
});
