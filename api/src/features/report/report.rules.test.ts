import { expect, it } from 'vitest';
import { dateOf, dayOf, growthOf } from './report.rules.ts';

const today = dayOf(new Date('2026-03-31T23:59:59Z'));
const made = (daysAgo: number, notes = 1) => ({ day: today - daysAgo, notes, words: notes * 10 });

it('There is no growth before the first note', () => {
  expect(growthOf([], today)).toEqual([]);
  expect(growthOf([made(3, 0)], today)).toEqual([]);
});

it('Growth adds up day by day, from the first note to today', () => {
  expect(growthOf([made(0), made(2, 3)], today)).toEqual([
    { date: '2026-03-29', notes: 3, words: 30 },
    { date: '2026-03-30', notes: 3, words: 30 },
    { date: '2026-03-31', notes: 4, words: 40 },
  ]);
});

it.each([
  [60, 59, 60, 1],
  [61, 60, 9, 7],
  [420, 419, 60, 7],
  [421, 420, 15, 30],
  [1_800, 1_799, 60, 30],
  [5_000, 4_999, 55, 91],
  [740_000, 739_999, 21, 36_500],
])('The growth of %i days has at most 60 points', (_days, ago, points, step) => {
  const growth = growthOf([made(ago), made(0, 5)], today);
  expect(growth).toHaveLength(points);
  expect(growth.at(-1)).toEqual({ date: '2026-03-31', notes: 6, words: 60 });
  expect(growth[0]?.notes).toBe(1);
  expect(growth[0]?.date).toBe(dateOf(Math.max(today - ago, dayOf(new Date('0001-01-01')))));
  const at = (index: number) => dayOf(new Date(growth.at(index)?.date ?? ''));
  expect(at(-1) - at(-2)).toBe(step);
});

it('A note dated in the future counts today, and one before year one on its first day', () => {
  expect(growthOf([made(1), made(-900)], today).map(({ notes }) => notes)).toEqual([1, 2]);
  expect(growthOf([made(1_000_000)], today)[0]?.date).toMatch(/^0001-/);
});
