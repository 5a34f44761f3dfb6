import type { Channel } from '@my-note/contract/youtube';

/** When the latest channel list was loaded; undefined before the first. */
export const lastUpdated = (channels: readonly Channel[]): string | undefined =>
  channels
    .flatMap(({ status: { kind, since } }) => (kind === 'fresh' || kind === 'stale' ? (since ?? []) : []))
    .sort()
    .at(-1);

/** An hour, and a tolerance for clocks. */
const RECENT_MS = 70 * 60_000;

/** Why a refresh has nothing to do: a reason of the service; undefined when all were checked within the hour. */
export function refreshBlockedReason(channels: readonly Channel[], now: number): string | undefined {
  const old = channels.filter(({ checkedAt }) => !checkedAt || now - Date.parse(checkedAt) > RECENT_MS);
  return old.length === 0 ? undefined : (old.find(({ status }) => status.reason)?.status.reason ?? '');
}
