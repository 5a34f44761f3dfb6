import { dateFormat } from '@my-note/contract/language';

const digits = (number: number, length = 2) => `${number}`.padStart(length, '0');

const toDay = (date: Date) =>
  `${digits(date.getUTCFullYear(), 4)}-${digits(date.getUTCMonth() + 1)}-${digits(date.getUTCDate())}`;

/** Midnight of a day in UTC: days are counted without summer time. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day some days later or, with a negative number, earlier. */
export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/** A month, such as `2026-12`, some months later or earlier. */
export function addMonths(month: string, months: number): string {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return toDay(date).slice(0, 7);
}

/** The weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((utc(first).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(start, at)));
  return weeks;
}

/** A day or month in words of the page's language. */
export const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone: 'UTC' })(utc(day));

/** Whether a text names a day that exists. */
export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  toDay(utc(text)) === text;
