import { chakra } from '@chakra-ui/react';
import { kitTexts } from '../texts.ts';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** "3 hours ago" for a point in time, seen from `now` (milliseconds). */
function relativeTime(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  return kitTexts.justNow;
}

/**
 * A relative date with the full one on hover.
 *
 * @example
 * <RelativeDate value={item.updatedAt} />
 */
export const RelativeDate = ({ value }: { value: string }) => (
  <chakra.time dateTime={value} title={full.format(new Date(value))}>
    {relativeTime(new Date(value), Date.now())}
  </chakra.time>
);
