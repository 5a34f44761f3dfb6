import type { Services } from '../../../core/services.ts';
import { sourcePaused, type TooManyRequests } from '../model/youtube.errors.ts';
import { findPause } from './refresh.repository.ts';
import { askedToWait, furthest, readRetryAfter } from './refresh.rules.ts';

/**
 * Until when the source wants no questions. What it said when a list was asked for stands in the channel's row and holds
 * everywhere; a page belongs to no row, so what it said then is known to this process only, until it ends.
 */
export function createPause({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let ofPages: Date | undefined;

  /** The pause that only this process knows of. */
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
    /** Keeps what the source said when it was asked for a page; answers the refusal. */
    keep({ retryAfter }: TooManyRequests) {
      ofPages = readRetryAfter(retryAfter, clock());
      return refusal(ofPages);
    },
  };
}
