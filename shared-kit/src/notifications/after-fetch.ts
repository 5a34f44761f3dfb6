import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Calls back once when what is being fetched of a query has come, or failed; never when nothing is. */
export function afterFetch(client: QueryClient, queryKey: QueryKey, then: () => void): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query || query.state.fetchStatus === 'idle') return;
  const stop = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'removed') stop();
    if (event.type !== 'updated') return;
    const { action } = event;
    // What is written by hand meanwhile ends no fetch; a fetch that is broken off sets the former state.
    const ended =
      action.type === 'error' || action.type === 'setState' || (action.type === 'success' && !action.manual);
    if (!ended) return;
    stop();
    then();
  });
}
