import { usePrefix } from '@my-note/kit/menu';
import { session } from '@my-note/kit/session';
import { useStore } from '@my-note/kit/state';
import { useEffect } from 'react';
import { useItems } from '../../../platform/menu/use-items.ts';
import { createSearchClient, type Found } from '../engine/search-client.ts';

export const titleSearch = createSearchClient(
  () => new Worker(new URL('../engine/search.worker.ts', import.meta.url)),
);

/** Closes the search when the user changes, so that no titles stay in memory. */
function closeOnUserChange(): () => void {
  let userId = session.get().user?._id;
  return session.subscribe(() => {
    const next = session.get().user?._id;
    if (next !== userId) titleSearch.close();
    userId = next;
  });
}

/** Keeps the worker's list up to date while the dialog is closed, so that the first search is fast. */
export function useSearchedItems(): void {
  const { data: items } = useItems();
  const prefix = usePrefix();
  useEffect(closeOnUserChange, []);
  useEffect(() => {
    if (items) titleSearch.setItems(items, prefix);
  }, [items, prefix]);
}

/** The latest results; a retry also fetches the list of items when it is missing. */
export function useTitleSearch(): Found & { retry: () => void } {
  const found = useStore(titleSearch.store);
  const { data, isError, refetch } = useItems();
  const retry = () => {
    if (found.failed) titleSearch.retry();
    if (!data) void refetch();
  };
  return { ...found, failed: found.failed || (isError && !data), retry };
}
