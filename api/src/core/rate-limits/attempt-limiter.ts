import { createHash } from 'node:crypto';
import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../errors.ts';
import { said, type Words } from '../language/language.ts';
import type { Services } from '../services.ts';
import { coreTexts } from '../texts.ts';
import { countTries, deleteEnded, deleteTries, readEnd, takeBackTry } from './rate-limits.repository.ts';

const TRIES_BETWEEN_CLEANINGS = 200;

/** `message` opens the refusal, like "Too many sign-in attempts". */
type Limit = { name: string; max: number; windowMs: number; message: Words };

/**
 * Counts attempts per key in a fixed window and refuses further ones until the window ends. The count is
 * in the database, so that replicas share it and a restart does not reset it.
 */
export function createAttemptLimiter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { name, max, windowMs, message }: Limit,
) {
  let untilCleaning = TRIES_BETWEEN_CLEANINGS;
  const hash = (key: string) => createHash('sha256').update(`${name}\0${key}`).digest('hex');

  return {
    /**
     * Counts one or several attempts, or throws 429 with the time until the next one is accepted. One call
     * never counts more than the whole limit.
     */
    async consume(key: string, amount = 1): Promise<void> {
      const now = clock();
      untilCleaning -= 1;
      if (untilCleaning <= 0) {
        untilCleaning = TRIES_BETWEEN_CLEANINGS;
        await deleteEnded(db, now);
      }
      const endsAt = new Date(now.getTime() + windowMs);
      if (await countTries(db, hash(key), { now, endsAt, max, amount })) return;
      const end = (await readEnd(db, hash(key))) ?? now;
      throw tooMany(said(message), end.getTime() - now.getTime());
    },
    /** Refunds one counted attempt. */
    refund: (key: string) => takeBackTry(db, hash(key), clock()),
    /** Resets the key. */
    forget: (key: string) => deleteTries(db, hash(key)),
  };
}

function tooMany(message: string, milliseconds: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const when =
    minutes > 120 ? coreTexts.againInHours(Math.ceil(minutes / 60)) : coreTexts.againInMinutes(minutes);
  return new AppError(429, ERROR_CODES.rateLimited, coreTexts.tooMany(message, when), { retryAfterSeconds });
}
