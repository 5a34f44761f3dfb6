import type { ListItem } from '@my-note/contract';
import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const changed = (date: Date): ListItem => ({
  _id: date.toISOString(),
  title: '',
  slug: '',
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: date.toISOString(),
});
const headings = (now: Date, dates: Date[]) =>
  groupByDay(dates.map(changed), now).map(({ heading, items }) => [heading, items.length]);

it('groups by today, yesterday, this week, and then by months', () => {
  // A Thursday.
  const now = new Date(2026, 2, 12, 9);
  expect(
    headings(now, [
      new Date(2026, 2, 12, 8),
      new Date(2026, 2, 12, 0),
      new Date(2026, 2, 11, 23, 59),
      new Date(2026, 2, 10),
      new Date(2026, 2, 9),
      new Date(2026, 2, 8, 23, 59),
      new Date(2026, 1, 28),
      new Date(2025, 2, 1),
    ]),
  ).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['This week', 2],
    ['March', 1],
    ['February', 1],
    ['March 2025', 1],
  ]);
});

it('counts the clock of another device that is ahead as today', () => {
  expect(headings(new Date(2026, 2, 12), [new Date(2026, 2, 13)])).toEqual([['Today', 1]]);
});
