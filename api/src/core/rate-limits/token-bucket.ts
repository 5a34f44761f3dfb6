import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const MAX_CALLERS = 10_000;

/** A bucket per caller, in memory, that holds a minute's worth and fills evenly. */
export function createRate(perMinute: number) {
  // Who has not called for a minute has a full bucket, which is the same as none.
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MAX_CALLERS });
  const perMs = perMinute / MINUTE;

  /** Milliseconds until the next call is possible; 0 means that it is taken. */
  function take(caller: string, now: number): number {
    const bucket = buckets.get(caller) ?? { left: perMinute, at: now };
    const left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs);
    buckets.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : (1 - left) / perMs;
  }

  return { take };
}
