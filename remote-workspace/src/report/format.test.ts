import { expect, test } from 'vitest';
import { formatCount, formatDay } from './format.ts';

test('one is one, and all else is many', () => {
  expect([0, 1, 1234].map((count) => formatCount(count, 'note'))).toEqual([
    '0 notes',
    '1 note',
    '1,234 notes',
  ]);
});

test('a day is the day that the service names, whatever the zone of the reader', () => {
  expect(formatDay('2026-03-01')).toMatch(/March 1|1 March/);
});
