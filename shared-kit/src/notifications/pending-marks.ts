import type { QueryClient } from '@tanstack/react-query';
import { feedQuery } from './notification-feed.ts';

export const MARKS = ['notification-marks'] as const;
const outdated = new WeakSet<QueryClient>();

/** How many writes on read flags wait for their answers; the one that asks is among them. */
export const marksPending = (client: QueryClient): number => client.isMutating({ mutationKey: MARKS });

/** Says that the feed is to be asked for again as soon as no mark is under way. */
export const feedOutdated = (client: QueryClient): void => void outdated.add(client);

/** Whether the feed is to be asked for again; asked once, it is somebody's task. */
export const takeOutdated = (client: QueryClient): boolean => outdated.delete(client);

/** True when the feed was fetched after a time, or is being: during a write, which it may not contain. */
export function feedFetchedSince(client: QueryClient, time: number): boolean {
  const state = client.getQueryState(feedQuery().queryKey);
  return state !== undefined && (state.fetchStatus !== 'idle' || state.dataUpdatedAt > time);
}
