import type { Report } from '@my-note/contract/report';

export type Day = Report['activity'][number];

/** Shades above the empty one. */
export const LEVELS = 4;

export const changesOf = ({ created, updated }: Day): number => created + updated;

const monthOf = (date: string): string => date.slice(0, 7);

/**
 * How dark a day is, from 0 to LEVELS. It grows with the square root, because after an import one day would make all
 * others look alike.
 */
export const levelOf = (changes: number, most: number): number =>
  changes === 0 ? 0 : Math.ceil(Math.sqrt(changes / most) * LEVELS);

interface Activity {
  /** Days with changes. */
  busy: number;
  /** The month with most of them, by any of its days, and how many it has. */
  month: { date: string; days: number };
  /** The day with most changes. */
  peak: Day;
}

/** The figures of the sentence above the chart; undefined without any change. */
export function sumUp(days: readonly Day[]): Activity | undefined {
  const busy = days.filter((day) => changesOf(day) > 0);
  const months = new Map<string, { date: string; days: number }>();
  for (const { date } of busy) {
    months.set(monthOf(date), { date, days: (months.get(monthOf(date))?.days ?? 0) + 1 });
  }
  const [month] = [...months.values()].sort((a, b) => b.days - a.days);
  const [peak] = busy.toSorted((a, b) => changesOf(b) - changesOf(a));
  return month && peak ? { busy: busy.length, month, peak } : undefined;
}
