import type { Share, Sharing } from '@my-note/contract';

/** Whether a link works: `suspended` while its item is in the trash. */
export type ShareState = 'open' | 'expired' | 'suspended';

export const isExpired = ({ expiresAt }: Pick<Share, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

export function shareState(share: Sharing[number], now: number): ShareState {
  if (share.suspended) return 'suspended';
  return isExpired(share, now) ? 'expired' : 'open';
}

export const EXPIRY_DAYS = [1, 7, 30, null] as const;
export type ExpiryDays = (typeof EXPIRY_DAYS)[number];
/** A forgotten link must not work forever. */
export const DEFAULT_EXPIRY: ExpiryDays = 30;

const DAY_MS = 24 * 60 * 60_000;
const NEAR_MS = 60_000;

/** The option that a share's expiry matches, counted from now or from its creation. */
export function matchingExpiry(
  { createdAt, expiresAt }: Pick<Share, 'createdAt' | 'expiresAt'>,
  now: number,
): ExpiryDays | undefined {
  if (expiresAt === null) return null;
  const end = Date.parse(expiresAt);
  const left = Math.round((end - now) / DAY_MS);
  const length = end - Date.parse(createdAt);
  return (
    EXPIRY_DAYS.find((days) => days === left) ??
    EXPIRY_DAYS.find((days) => days !== null && Math.abs(length - days * DAY_MS) < NEAR_MS)
  );
}

/** The absolute URL of a share. */
export const shareUrl = ({ href }: Pick<Share, 'href'>): string => location.origin + href;
