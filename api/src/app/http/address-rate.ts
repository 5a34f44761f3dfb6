import { ERROR_CODES } from '@my-note/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import { createRate } from '../../core/rate-limits/token-bucket.ts';
import type { Clock } from '../../core/services.ts';
import { addressGroup } from '../../core/text/address-group.ts';

type Options = { clock: Clock; perMinute: number };

/** For what strangers may call: one address cannot keep the service busy. Checked before a body is read. */
export const addressRate = fp<Options>(async (app, { clock, perMinute }) => {
  if (perMinute === 0) return;
  const rate = createRate(perMinute);
  app.addHook('onRequest', async ({ ip }) => {
    const waitMs = rate.take(addressGroup(ip), clock().getTime());
    if (waitMs === 0) return;
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      429,
      ERROR_CODES.rateLimited,
      `Too many requests from this address. Try again in ${retryAfterSeconds} s`,
      { retryAfterSeconds },
    );
  });
});
