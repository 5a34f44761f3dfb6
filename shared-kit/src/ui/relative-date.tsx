import { chakra } from '@chakra-ui/react';
import { dateFormat, relativeTimeFormat } from '@my-note/contract/language';
import { kitTexts } from '../texts.ts';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const relative = relativeTimeFormat({ numeric: 'auto' });
const full = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** "3 hours ago" for a point in time, seen from `now` (milliseconds). */
function relativeTime(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative(Math.round(seconds / size), unit);
  return kitTexts.justNow;
}

interface RelativeDateProps {
  value: string;
  /** A text that the date is a part of: its place in a sentence differs from language to language. */
  text?: (when: string) => string;
}

const dateAlone = (when: string) => when;

/**
 * A relative date with the full one on hover.
 *
 * @example
 * <RelativeDate value={item.updatedAt} text={(when) => `Changed ${when}`} />
 */
export const RelativeDate = ({ value, text = dateAlone }: RelativeDateProps) => (
  <chakra.time dateTime={value} title={full(new Date(value))}>
    {text(relativeTime(new Date(value), Date.now()))}
  </chakra.time>
);
