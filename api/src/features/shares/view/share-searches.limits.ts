import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';
import { createRate } from '../../../core/rate-limits/token-bucket.ts';
import type { Clock } from '../../../core/services.ts';

const PER_MINUTE = 60;

/** Anybody with a link may search, and a search costs more than a page: one address may do so often, not always. */
export function createShareSearches(clock: Clock) {
  const rate = createRate(PER_MINUTE);
  return {
    consume(address: string): void {
      const waitMs = rate.take(address, clock().getTime());
      if (waitMs === 0) return;
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new AppError(
        429,
        ERROR_CODES.rateLimited,
        `Too many searches. Try again in ${retryAfterSeconds} s`,
        {
          retryAfterSeconds,
        },
      );
    },
  };
}
export type ShareSearches = ReturnType<typeof createShareSearches>;
