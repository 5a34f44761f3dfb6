import { WEBHOOK_LIMITS } from '@my-note/contract/webhooks';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The schedule that the Standard Webhooks specification recommends: about three days in all. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Longer by up to this part, so that deliveries that failed together are not tried together. */
const JITTER = 0.1;

/** The pause after a number of tries, in milliseconds; undefined after the last one. */
export function pauseAfter(tries: number, random = Math.random()): number | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * random));
}

/** Whether deliveries have failed for so long that the webhook is turned off. */
export const hasFailedTooLong = (failingSince: Date, now: Date) =>
  now.getTime() - failingSince.getTime() >= WEBHOOK_LIMITS.failingDays * DAY;
