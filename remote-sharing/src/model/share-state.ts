import type { Share, Sharing } from '@my-note/shared-kit/contract';

/** Whether a link opens anything now: `suspended` while its item is in the trash. */
export type ShareState = 'open' | 'expired' | 'suspended';

export const isExpired = ({ expiresAt }: Pick<Share, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

export function stateOf(share: Sharing[number], now: number): ShareState {
  if (share.suspended) return 'suspended';
  return isExpired(share, now) ? 'expired' : 'open';
}

/** Where a share's link leads, to be given away. */
export const linkOf = ({ href }: Pick<Share, 'href'>): string => location.origin + href;
