const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GRID_MS = 10 * MINUTE;
/** By chance, so that not all replicas ask at the same minutes. */
const GRID_OFFSET_MS = Math.floor(Math.random() * GRID_MS);

/** Between two fetches of one channel, whoever asks for them. */
export const REFRESH_EVERY_MS = HOUR;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/**
 * When a channel that was fetched just now is due again: up to ten minutes later than it must be, so that channels that
 * were fetched together stay together and their news come in one message.
 */
export function nextRefresh(now: Date, offset = GRID_OFFSET_MS) {
  const earliest = now.getTime() + REFRESH_EVERY_MS - offset;
  return new Date(Math.ceil(earliest / GRID_MS) * GRID_MS + offset);
}

/** A time further ahead was written by a wrong clock: at most a day is waited, and clocks differ a little. */
export const furthest = (now: Date) => after(now, DAY + HOUR);

/**
 * Until when a source wants to be left alone that answered 429. `retryAfter` is its header, seconds or an HTTP date.
 * An hour where it names no time to come, a day at most.
 */
export function readRetryAfter(retryAfter: string | undefined, now: Date): Date {
  const text = retryAfter?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return after(now, wait > 0 ? Math.min(wait, DAY) : HOUR);
}

/** The reason that people read while the source wants to be left alone. */
export const askedToWait = (until: Date) =>
  `it asked to wait until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
