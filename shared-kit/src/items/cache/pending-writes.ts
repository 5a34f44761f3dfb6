import type { QueryClient } from '@tanstack/react-query';
import { noteQueries } from '../../queries/notes.queries.ts';

export const ITEM_WRITES = ['item-writes'] as const;
const outdated = new WeakSet<QueryClient>();

const pendingWrites = (client: QueryClient): number => client.isMutating({ mutationKey: ITEM_WRITES });

/** Says that the list is to be fetched again as soon as no write is under way. */
export const listOutdated = (client: QueryClient): void => void outdated.add(client);

/** Whether the list is to be fetched again; asked once, it is somebody's task. */
export const takeOutdated = (client: QueryClient): boolean => outdated.delete(client);

/** True while a write on items waits for its answer. */
export const anyPending = (client: QueryClient): boolean => pendingWrites(client) > 0;

/** True while another write on items than the one that asks waits for its answer. */
export const othersPending = (client: QueryClient): boolean => pendingWrites(client) > 1;

/** True when the list was fetched after a time: during a write, which it may not contain. */
export const listFetchedSince = (client: QueryClient, time: number): boolean =>
  (client.getQueryState(noteQueries.list().queryKey)?.dataUpdatedAt ?? 0) > time;
