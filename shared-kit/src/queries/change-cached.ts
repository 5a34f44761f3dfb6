import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is cached of a query and leaves its age alone: changed is not fetched. */
export function changeCached<T>(client: QueryClient, queryKey: QueryKey, updater: (data: T) => T): void {
  const state = client.getQueryState(queryKey);
  if (!state?.data) return;
  client.setQueryData<T>(queryKey, (data) => data && updater(data), { updatedAt: state.dataUpdatedAt });
  if (state.isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
