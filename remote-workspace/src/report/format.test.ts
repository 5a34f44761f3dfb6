import { expect, test } from 'vitest';
import { formatCount, formatDay } from './format.ts';

test('uses the singular for one only', () => {
  expect([0, 1, 1234].map((count) => formatCount(count, 'note'))).toEqual([
    '0 notes',
    '1 note',
    '1,234 notes',
  ]);
});

test('formats the day of the service in any time zone', () => {
  expect(formatDay('2026-03-01')).toMatch(/March 1|1 March/);
});
