import type { Notification } from '@my-note/contract';
import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const at = (createdAt: string): Notification => ({
  _id: createdAt,
  to: 'me',
  clientId: 'my-note',
  createdAt,
  kind: 'welcome',
  title: createdAt,
  description: '',
  duration: null,
  href: null,
  readAt: null,
});
const headings = (created: string[], now: string, timeZone: string) =>
  groupByDay(created.map(at), Date.parse(now), timeZone).map(({ heading, entries }) => [
    heading,
    entries.length,
  ]);

it('names today and yesterday, and gives other days their full date', () => {
  const created = [
    '2026-03-10T11:00:00Z',
    '2026-03-10T00:00:00Z',
    '2026-03-09T23:59:59Z',
    '2026-03-08T12:00:00Z',
  ];
  expect(headings(created, '2026-03-10T12:00:00Z', 'UTC')).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Sunday, March 8, 2026', 1],
  ]);
});

it.each([
  ['Pacific/Kiritimati', [['Today', 2]]],
  [
    'UTC',
    [
      ['Today', 1],
      ['Yesterday', 1],
    ],
  ],
  ['Pacific/Pago_Pago', [['Today', 2]]],
  [
    'Asia/Kathmandu',
    [
      ['Today', 1],
      ['Yesterday', 1],
    ],
  ],
])('groups by the days of the time zone %s', (timeZone, expected) => {
  const created =
    timeZone === 'Asia/Kathmandu'
      ? ['2026-03-09T18:15:00Z', '2026-03-09T18:14:59Z']
      : ['2026-03-10T00:30:00Z', '2026-03-09T23:30:00Z'];
  expect(headings(created, created[0] ?? '', timeZone)).toEqual(expected);
});

it.each([
  ['of 23 hours', '2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z'],
  ['of 25 hours', '2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z'],
])('calls the previous day Yesterday around a day %s', (_which, now, created) => {
  expect(headings([created], now, 'Europe/Berlin')).toEqual([['Yesterday', 1]]);
});

it('groups the same notifications differently after midnight', () => {
  const created = ['2026-03-10T20:00:00Z'];
  expect(headings(created, '2026-03-10T23:59:00Z', 'UTC')).toEqual([['Today', 1]]);
  expect(headings(created, '2026-03-11T00:00:00Z', 'UTC')).toEqual([['Yesterday', 1]]);
});

it('counts a time in the future as today', () => {
  expect(headings(['2026-03-11T00:00:05Z'], '2026-03-10T23:59:58Z', 'UTC')).toEqual([['Today', 1]]);
});

it('makes one group per day, in the order of the feed', () => {
  const created = ['2026-03-10T10:00:00Z', '2026-03-09T10:00:00Z', '2026-03-10T09:00:00Z'];
  const days = groupByDay(created.map(at), Date.parse('2026-03-10T12:00:00Z'), 'UTC');
  expect(days.map(({ key, entries }) => [key, entries.map(({ _id }) => _id)])).toEqual([
    ['2026-03-10', [created[0], created[2]]],
    ['2026-03-09', [created[1]]],
  ]);
});
