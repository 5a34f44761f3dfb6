const DAY_MS = 24 * 60 * 60_000;
/** The first day with a year of four digits. */
const YEAR_ONE = Math.floor(Date.parse('0001-01-01') / DAY_MS);

/** Whole days (UTC) since 1970. */
export const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
export const dateOf = (day: number) => new Date(Math.max(day, YEAR_ONE) * DAY_MS).toISOString().slice(0, 10);

const MAX_POINTS = 60;
/** Days, weeks, months, quarters, years, decades, and centuries. */
const STEPS = [1, 7, 30, 91, 365, 3_650, 36_500];

type Made = { day: number; notes: number; words: number };

/**
 * How many notes and words there were at the end of days, evenly spread from the first one to today. Items
 * dated in the future count today.
 */
export function growthOf(made: Made[], today: number) {
  const days = made.toSorted((a, b) => a.day - b.day).filter(({ notes }) => notes > 0);
  const first = Math.min(days[0]?.day ?? today + 1, today);
  const span = days.length === 0 ? 0 : today - first + 1;
  const step = STEPS.find((one) => Math.ceil(span / one) <= MAX_POINTS) ?? span;
  const points = Array.from({ length: Math.ceil(span / step) }, (_, back) => today - back * step).reverse();
  let [at, notes, words] = [0, 0, 0];
  // Steps counted back from today seldom end on the day of the first note.
  if (points.length > 0) points[0] = first;
  return points.map((point) => {
    for (let next = days[at]; next && (next.day <= point || point === today); next = days[at]) {
      notes += next.notes;
      words += next.words;
      at += 1;
    }
    return { date: dateOf(point), notes, words };
  });
}
