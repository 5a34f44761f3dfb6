import { reportTexts } from './texts.ts';

// The sentences are English, so dates in them are too: in the reader's own variant of English, if any.
const english = navigator.languages.find((language) => /^en\b/.test(language)) ?? 'en';

const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(english, { ...options, timeZone: 'UTC' });
  return (date: string | number) => format.format(new Date(date));
};

/** Days of the report are days in UTC, such as `2026-03-12`. */
export const formatDay = dates({ dateStyle: 'long' });
export const formatShortDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
export const formatMonth = dates({ month: 'long', year: 'numeric' });
export const formatShortMonth = dates({ month: 'short' });
export const formatWeekday = dates({ weekday: 'short' });

const numbers = new Intl.NumberFormat();
const compact = new Intl.NumberFormat(undefined, { notation: 'compact' });
const parts = new Intl.NumberFormat(undefined, { style: 'percent' });

export const formatNumber = (value: number): string => numbers.format(value);
/** `12K`. */
export const formatCompact = (value: number): string => compact.format(value);
/** A part from 0 to 1, in whole percent. */
export const formatPart = (value: number): string => parts.format(value);

/** `1 note`, `12 notes`. */
export const formatCount = (value: number, unit: keyof typeof reportTexts.units): string =>
  `${formatNumber(value)} ${reportTexts.units[unit][value === 1 ? 0 : 1]}`;
