import { refreshItems } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { hasForeignRevisions } from '../../platform/api/own-revisions.ts';

/** The response to this tab's own write may arrive after its event. */
const QUIET_MS = 400;
/** Many changes elsewhere, such as an import, cause one fetch in this time. */
const PAUSE_MS = 2_000;

/**
 * Refetches the list of items when another tab or device has changed it. Does nothing for changes of this tab, or when
 * the list is up to date; a hidden tab waits until it is visible.
 */
export function createItemChanges(client: QueryClient) {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetchedAt = -PAUSE_MS;

  const { queryKey } = noteQueries.list();

  const isStale = () => {
    const known = client.getQueryData(queryKey)?.revision;
    // The response of a fetch that is still running may be from before the change.
    if (known === undefined) return client.getQueryState(queryKey)?.fetchStatus === 'fetching';
    return hasForeignRevisions(known, latest);
  };
  const schedule = (): void => {
    if (document.hidden || !isStale()) return;
    timer ??= setTimeout(fetchIfStale, Math.max(QUIET_MS, fetchedAt + PAUSE_MS - performance.now()));
  };
  function fetchIfStale(): void {
    timer = undefined;
    // Responses to this tab's writes, and to the first fetch of the list, will carry their revisions.
    if (client.isMutating() > 0 || client.getQueryData(queryKey) === undefined) {
      schedule();
      return;
    }
    if (document.hidden || !isStale()) return;
    fetchedAt = performance.now();
    void refreshItems(client);
  }
  document.addEventListener('visibilitychange', schedule);
  return {
    changed: (revision: number) => {
      latest = Math.max(latest, revision);
      schedule();
    },
    end: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
