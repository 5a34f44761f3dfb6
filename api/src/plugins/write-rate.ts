import { ERROR_CODES } from '@my-note/shared-kit/contract';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { Clock } from '../services.ts';
import { signedIn } from './authentication.ts';

const MINUTE = 60_000;
const MAX_USERS = 10_000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

type Options = { clock: Clock; perMinute: number };

/** Registered after authentication: a runaway script may not keep the database from everybody else. */
export const writeRate = fp<Options>(async (app, { clock, perMinute }) => {
  if (perMinute === 0) return;
  const rate = createRate(perMinute);
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return;
    const waitMs = rate.take(signedIn(request).userId, clock().getTime());
    if (waitMs === 0) return;
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      429,
      ERROR_CODES.rateLimited,
      `Too many changes: ${perMinute} a minute are possible here. Go on in ${retryAfterSeconds} s`,
      { retryAfterSeconds },
    );
  });
});

/** A bucket per user that holds a minute's worth and fills evenly. */
function createRate(perMinute: number) {
  const buckets = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / MINUTE;

  /** Milliseconds until the next write is possible; 0 means that it is taken. */
  function take(user: string, now: number): number {
    const bucket = buckets.get(user) ?? { left: perMinute, at: now };
    const left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs);
    if (buckets.size >= MAX_USERS && !buckets.has(user)) dropFull(now);
    buckets.set(user, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : (1 - left) / perMs;
  }

  /** Who has not written for a minute has a full bucket, which is the same as none. */
  function dropFull(now: number) {
    for (const [user, { at }] of buckets) if (now - at >= MINUTE) buckets.delete(user);
  }

  return { take };
}
