import type { Database } from '../../../core/database.ts';
import { createAttemptLimiter } from '../../../core/rate-limits/attempt-limiter.ts';
import type { Services } from '../../../core/services.ts';
import { youtubeTexts } from '../texts.ts';

const DAY = 24 * 60 * 60_000;
/** Enough to replace all followed channels three times a day. */
const TIMES_ALL = 4;

type Taken = { userId: string; maxChannels: number; dueTimes: Date[] };

/**
 * Unfollowing makes room, so the limit of channels alone would not limit fetches. Only channels that are due count: the
 * list of any other channel is stored already. A rollback also undoes the count.
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
  const message = () => youtubeTexts.followedTooMany(max);
  const limiter = createAttemptLimiter(
    { db: tx, clock },
    { name: 'youtube-channels', max, windowMs: DAY, message },
  );
  await limiter.consume(userId, amount);
}
