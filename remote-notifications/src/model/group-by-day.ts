import type { Notification } from '@my-note/contract';
import { dateFormat } from '@my-note/contract/language';
import { texts } from '../texts.ts';

/** The notifications of one day. */
export interface DayGroup {
  /** The day as YYYY-MM-DD. */
  key: string;
  heading: string;
  entries: Notification[];
}

/** The day of a time (milliseconds) in a time zone, as YYYY-MM-DD. */
const dayFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

// Some days have 23 or 25 hours, so days are counted in the calendar, not in milliseconds.
const startOf = (key: string): Date => new Date(`${key}T00:00:00Z`);

function dayBefore(key: string): string {
  const date = startOf(key);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const fullDate = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });

/**
 * Notifications in their order, grouped by the days of the reader's time zone.
 *
 * @param now milliseconds
 * @param timeZone the browser's own when left out
 */
export function groupByDay(
  notifications: readonly Notification[],
  now: number,
  timeZone?: string,
): DayGroup[] {
  const format = dayFormat(timeZone);
  const today = format.format(now);
  const yesterday = dayBefore(today);
  const headingOf = (key: string): string => {
    if (key === today) return texts.today;
    return key === yesterday ? texts.yesterday : fullDate(startOf(key));
  };
  const days = new Map<string, DayGroup>();
  for (const entry of notifications) {
    // The service's clock may be ahead of this one, but nothing was created tomorrow.
    const key = format.format(Math.min(Date.parse(entry.createdAt), now));
    const day = days.get(key);
    if (day) day.entries.push(entry);
    else days.set(key, { key, heading: headingOf(key), entries: [entry] });
  }
  return [...days.values()];
}
