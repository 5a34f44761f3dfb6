import { dateFormat, numberFormat } from '@my-note/contract/language';
import { reportTexts } from './texts.ts';

const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (date: string | number) => format(new Date(date));
};

/** Days of the report are days in UTC, such as `2026-03-12`. */
export const formatDay = dates({ dateStyle: 'long' });
export const formatShortDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
export const formatMonth = dates({ month: 'long', year: 'numeric' });
export const formatShortMonth = dates({ month: 'short' });
export const formatWeekday = dates({ weekday: 'short' });

export const formatNumber = numberFormat();
/** `12K`. */
export const formatCompact = numberFormat({ notation: 'compact' });
/** A part from 0 to 1, in whole percent. */
export const formatPart = numberFormat({ style: 'percent' });

/** `1 note`, `12 notes`. */
export const formatCount = (value: number, unit: keyof typeof reportTexts.counts): string =>
  reportTexts.counts[unit](value);
