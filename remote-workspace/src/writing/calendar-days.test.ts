import { expect, it } from 'vitest';
import { addDays, addMonths, isDay, weeksOf } from './calendar-days.ts';

it('counts days and months over years, leap days, and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('has the weeks of a month from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map(([monday]) => monday)).toEqual([
    ...['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('knows days that exist', () => {
  expect(['2026-12-01', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-1-1', '', null].some(isDay)).toBe(false);
});
