const DAY_MS = 24 * 60 * 60_000;
/** The first one that a date of four digits can tell. */
const YEAR_ONE = Math.floor(Date.parse('0001-01-01') / DAY_MS);

/** Whole days (UTC) since 1970. */
export const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
export const dateOf = (day: number) => new Date(Math.max(day, YEAR_ONE) * DAY_MS).toISOString().slice(0, 10);
