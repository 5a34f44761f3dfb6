import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Calls back once when the pending fetch of a query has ended; never when none is pending. */
export function afterFetch(client: QueryClient, queryKey: QueryKey, then: () => void): void {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query || query.state.fetchStatus === 'idle') return;
  const stop = cache.subscribe((event) => {
    if (event.query !== query) return;
    if (event.type === 'removed') stop();
    if (event.type !== 'updated') return;
    const { action } = event;
    // Data set meanwhile does not end a fetch; a canceled fetch sets the former state.
    const ended =
      action.type === 'error' || action.type === 'setState' || (action.type === 'success' && !action.manual);
    if (!ended) return;
    stop();
    then();
  });
}
