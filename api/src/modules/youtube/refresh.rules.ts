const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JITTER_MS = 10 * MINUTE;

/** Between two fetches of one channel, whoever asks for them. */
export const REFRESH_EVERY_MS = HOUR;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** When a channel that was fetched just now is due again; by chance a little later than it must be. */
export const nextRefresh = (now: Date) => after(now, REFRESH_EVERY_MS + Math.random() * JITTER_MS);

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
