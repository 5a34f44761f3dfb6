import { ERROR_CODES } from '@my-note/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import { signedIn } from '../../core/http/session.ts';
import { createRate } from '../../core/rate-limits/token-bucket.ts';
import type { Clock } from '../../core/services.ts';

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
      `Too many changes: ${perMinute} a minute are allowed here. Try again in ${retryAfterSeconds} s`,
      { retryAfterSeconds },
    );
  });
});
