import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { coreTexts } from '../texts.ts';

/** Hashing a password uses a core for a while on purpose; password guesses must not use all cores. */
const AT_ONCE = 1;
const MOST_WAITING = 20;

const strangers = pLimit(AT_ONCE);
/** Browsers that have signed in before do not wait behind guesses. */
const known = pLimit(AT_ONCE);

/** Checks a password in its turn; when too many wait already, refuses with a time to retry. */
export async function inTurn<T>(tryPassword: () => Promise<T>, isKnown = false): Promise<T> {
  const queue = isKnown ? known : strangers;
  if (queue.pendingCount < MOST_WAITING) return queue(tryPassword);
  const message = coreTexts.busy;
  throw new AppError(503, 'BUSY', message, { retryAfterSeconds: 5 });
}
