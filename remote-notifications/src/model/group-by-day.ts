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

/**
 * The day of a time (milliseconds) in a time zone, as YYYY-MM-DD. Made of parts: a locale that writes it so in one engine does
 * not in another.
 */
function dayFormat(timeZone: string | undefined): (time: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
  };
}

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
  const dayOf = dayFormat(timeZone);
  const today = dayOf(now);
  const yesterday = dayBefore(today);
  const headingOf = (key: string): string => {
    if (key === today) return texts.today;
    return key === yesterday ? texts.yesterday : fullDate(startOf(key));
  };
  const days = new Map<string, DayGroup>();
  for (const entry of notifications) {
    // The service's clock may be ahead of this one, but nothing was created tomorrow.
    const key = dayOf(Math.min(Date.parse(entry.createdAt), now));
    const day = days.get(key);
    if (day) day.entries.push(entry);
    else days.set(key, { key, heading: headingOf(key), entries: [entry] });
  }
  return [...days.values()];
}
