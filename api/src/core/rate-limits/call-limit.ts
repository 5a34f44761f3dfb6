import { ERROR_CODES } from '@my-note/contract';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import { said, type Words } from '../language/language.ts';
import { atMost } from '../save-memory.ts';
import type { Clock } from '../services.ts';
import { coreTexts } from '../texts.ts';

const MINUTE = 60_000;
const MAX_CALLERS = 10_000;

/** `perMinute` 0 means no limit; `message` opens the refusal, like "Too many searches". */
type Options = { clock: Clock; perMinute: number; message: Words };

/**
 * A token bucket per caller, in memory, that holds a minute's worth and fills evenly
 * (docs/decisions/0037-limits-of-our-own.md). Counts a call, or throws 429 with the time until the next is accepted.
 */
export function createCallLimit({ clock, perMinute, message }: Options) {
  // After a minute without calls the bucket is full, which equals no bucket.
  const buckets = new LRUCache<string, { left: number; at: number }>(atMost(MAX_CALLERS));
  const perMs = perMinute / MINUTE;

  return (caller: string): void => {
    if (perMinute === 0) return;
    const at = clock().getTime();
    const bucket = buckets.get(caller) ?? { left: perMinute, at };
    const left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMs);
    buckets.set(caller, { left: left >= 1 ? left - 1 : left, at });
    if (left >= 1) return;
    const retryAfterSeconds = Math.ceil((1 - left) / perMs / 1000);
    throw new AppError(
      429,
      ERROR_CODES.rateLimited,
      coreTexts.tooMany(said(message), coreTexts.againInSeconds(retryAfterSeconds)),
      {
        retryAfterSeconds,
      },
    );
  };
}
export type CallLimit = ReturnType<typeof createCallLimit>;
