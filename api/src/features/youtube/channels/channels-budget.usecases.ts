import type { Database } from '../../../core/database.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';

const DAY = 24 * 60 * 60_000;
/** Enough to exchange everything that one follows three times a day. */
const TIMES_ALL = 4;

type Taken = { userId: string; maxChannels: number; dueTimes: Date[] };

/**
 * Leaving makes room for others, so the limit of channels alone would let one person have the source asked without end.
 * Counted is what is due when it is followed: the list of any other channel is there, and is not fetched. What the
 * transaction takes back was never counted.
 */
export async function countFollowed(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  { userId, maxChannels, dueTimes }: Taken,
) {
  const now = clock();
  const amount = dueTimes.filter((time) => time <= now).length;
  if (amount === 0) return;
  const max = TIMES_ALL * maxChannels;
  const message = `You followed too many channels: ${max} new ones a day are possible`;
  const limiter = createAttemptLimiter(
    { db: tx, clock },
    { name: 'youtube-channels', max, windowMs: DAY, message },
  );
  await limiter.consume(userId, amount);
}
