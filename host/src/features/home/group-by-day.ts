import type { ListItem } from '@my-note/contract';
import { dateFormat } from '@my-note/contract/language';
import { homeTexts } from './texts.ts';

interface DayGroup {
  heading: string;
  items: ListItem[];
}

const month = dateFormat({ month: 'long' });
const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });

/** Days from Monday to a date. */
const daysIntoWeek = (date: Date) => (date.getDay() + 6) % 7;

function headingOf(date: Date, now: Date): string {
  const daysAgo = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  if (date >= daysAgo(0)) return homeTexts.today;
  if (date >= daysAgo(1)) return homeTexts.yesterday;
  if (date >= daysAgo(daysIntoWeek(now))) return homeTexts.thisWeek;
  return (date.getFullYear() === now.getFullYear() ? month : monthAndYear)(date);
}

/** Items, the last changed first, below the days of their changes; before this week below the months. */
export function groupByDay(items: readonly ListItem[], now: Date): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const item of items) {
    const heading = headingOf(new Date(item.updatedAt), now);
    const last = groups.at(-1);
    if (last?.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}
