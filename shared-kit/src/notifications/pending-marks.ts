import type { QueryClient } from '@tanstack/react-query';
import { feedQuery } from './notification-feed.ts';

export const MARKS = ['notification-marks'] as const;
const outdated = new WeakSet<QueryClient>();

/** How many writes on read flags are pending, with the caller's own. */
export const marksPending = (client: QueryClient): number => client.isMutating({ mutationKey: MARKS });

/** Marks the feed to be refetched as soon as no write on read flags is pending. */
export const feedOutdated = (client: QueryClient): void => void outdated.add(client);

/** Whether the feed is marked; clears the mark, so that one caller refetches. */
export const takeOutdated = (client: QueryClient): boolean => outdated.delete(client);

/** True when the feed was fetched after a time, or is being: during a write, which it may not contain. */
export function feedFetchedSince(client: QueryClient, time: number): boolean {
  const state = client.getQueryState(feedQuery().queryKey);
  return state !== undefined && (state.fetchStatus !== 'idle' || state.dataUpdatedAt > time);
}
