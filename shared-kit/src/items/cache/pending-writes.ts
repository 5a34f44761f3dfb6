import type { QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../../queries/notes.queries.ts';

export const ITEM_WRITES = ['item-writes'] as const;
const outdated = new WeakSet<QueryClient>();

const pendingWrites = (client: QueryClient): number => client.isMutating({ mutationKey: ITEM_WRITES });

/** Marks the list to be refetched as soon as no write is pending. */
export const listOutdated = (client: QueryClient): void => void outdated.add(client);

/** Whether the list is marked; clears the mark, so that one caller refetches. */
export const takeOutdated = (client: QueryClient): boolean => outdated.delete(client);

/** True while a write on items is pending. */
export const anyPending = (client: QueryClient): boolean => pendingWrites(client) > 0;

/** True while another write on items than the caller's is pending. */
export const othersPending = (client: QueryClient): boolean => pendingWrites(client) > 1;

/** True when the list was fetched after a time: during a write, which it may not contain. */
export const listFetchedSince = (client: QueryClient, time: number): boolean =>
  (client.getQueryState(noteQueries.list().queryKey)?.dataUpdatedAt ?? 0) > time;
