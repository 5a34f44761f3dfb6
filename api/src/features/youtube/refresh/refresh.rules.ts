import { youtubeTexts } from '../texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GRID_MS = 10 * MINUTE;
/** Random, so that replicas do not fetch at the same minutes. */
const GRID_OFFSET_MS = Math.floor(Math.random() * GRID_MS);

/** Between two fetches of one channel, whatever triggers them. */
export const REFRESH_EVERY_MS = HOUR;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/**
 * When a channel that was fetched now is due again: up to ten minutes late, so that channels that were fetched together
 * stay together and share one notification.
 */
export function nextRefresh(now: Date, offset = GRID_OFFSET_MS) {
  const earliest = now.getTime() + REFRESH_EVERY_MS - offset;
  return new Date(Math.ceil(earliest / GRID_MS) * GRID_MS + offset);
}

/** A later time was written by a wrong clock: a pause is at most a day, and clocks differ a little. */
export const furthest = (now: Date) => after(now, DAY + HOUR);

/**
 * The end of the pause after a 429. `retryAfter` is its header, seconds or an HTTP date; an hour when it has no future
 * time, a day at most.
 */
export function readRetryAfter(retryAfter: string | undefined, now: Date): Date {
  const text = retryAfter?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return after(now, wait > 0 ? Math.min(wait, DAY) : HOUR);
}

/** The reason that users see during a pause. */
export const askedToWait = (until: Date) =>
  youtubeTexts.askedToWaitUntil(until.toISOString().slice(0, 16).replace('T', ' '));
