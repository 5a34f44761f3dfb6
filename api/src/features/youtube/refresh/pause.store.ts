import type { Services } from '../../../core/services.ts';
import { sourcePaused, type TooManyRequests } from '../model/youtube.errors.ts';
import { findPause } from './refresh.repository.ts';
import { askedToWait, furthest, readRetryAfter } from './refresh.rules.ts';

/**
 * Until when the source is paused. A 429 for a list is stored in the channel's row and holds for all replicas; a 429 for
 * a page is known to this process only.
 */
export function createPause({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let ofPages: Date | undefined;

  /** The pause after a 429 for a page. */
  const own = () => {
    if (!ofPages) return undefined;
    const now = clock();
    return ofPages > now && ofPages <= furthest(now) ? ofPages : undefined;
  };
  const refusal = (until: Date) =>
    sourcePaused(askedToWait(until), Math.ceil((until.getTime() - clock().getTime()) / 1000));

  return {
    own,
    async until(): Promise<Date | undefined> {
      const known = await findPause(db, clock());
      const here = own();
      return known && here ? new Date(Math.max(known.getTime(), here.getTime())) : (known ?? here);
    },
    refusal,
    /** Starts a pause after a 429 for a page; returns the error to throw. */
    keep({ retryAfter }: TooManyRequests) {
      ofPages = readRetryAfter(retryAfter, clock());
      return refusal(ofPages);
    },
  };
}
