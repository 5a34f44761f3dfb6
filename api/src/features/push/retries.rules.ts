import { PUSH_LIMITS } from '@my-note/contract/push';
import type { PostResponse } from '../../core/outgoing/web-post.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The last one is repeated until the message is too old. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
/** Longer by up to this part, so that messages that failed together are not sent together. */
const JITTER = 0.1;

/** How a try ended: taken, the browser has no subscription any more, worth another try, or refused. */
export type Ending =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'retry'; reason: string; retryAfter?: string | undefined };

export function endOf({ status, start, retryAfter }: PostResponse): Ending {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service responded ${status}`;
  if (status === 408 || status === 429 || status >= 500) return { kind: 'retry', reason, retryAfter };
  return { kind: 'refused', reason: start === '' ? reason : `${reason}: ${start}` };
}

/** When a message is no longer of use. */
export const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + PUSH_LIMITS.keptHours * HOUR);

type Tried = { createdAt: Date; tries: number; now: Date; retryAfter: string | undefined };

/** The time of the next try, never before the one that the push service names; undefined when the message is too old by then. */
export function nextTry(
  { createdAt, tries, now, retryAfter }: Tried,
  random = Math.random(),
): Date | undefined {
  const pause = (PAUSES[tries - 1] ?? 2 * HOUR) * (1 + JITTER * random);
  const at = new Date(Math.max(now.getTime() + pause, timeOf(retryAfter, now)));
  return at < expiryOf(createdAt) ? at : undefined;
}

/** A header `Retry-After` has seconds or a date. */
function timeOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  if (/^\d{1,9}$/.test(retryAfter)) return now.getTime() + Number(retryAfter) * SECOND;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : date;
}
