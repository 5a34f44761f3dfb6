import { refreshItems } from '@my-note/shared-kit/items';
import { noteQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';
import { hasForeignRevisions } from '../../platform/api/own-revisions.ts';

/** The response to an own write may come after its event. */
const QUIET_MS = 400;
/** Many changes elsewhere, such as an import, cost one fetch in this time. */
const PAUSE_MS = 2_000;

/**
 * Fetches the list of items again when another tab or device has changed it. A tab that has written the change
 * itself, or has the list already, does nothing; one that nobody looks at waits until somebody does.
 */
export function createItemChanges(client: QueryClient) {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetchedAt = -PAUSE_MS;

  const isStale = () => {
    const known = client.getQueryData(noteQueries.list().queryKey)?.revision;
    return known !== undefined && hasForeignRevisions(known, latest);
  };
  const schedule = (): void => {
    if (document.hidden || !isStale()) return;
    timer ??= setTimeout(fetchIfStale, Math.max(QUIET_MS, fetchedAt + PAUSE_MS - performance.now()));
  };
  function fetchIfStale(): void {
    timer = undefined;
    // Own writes are shown already, and their responses name their revisions.
    if (client.isMutating() > 0) {
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
