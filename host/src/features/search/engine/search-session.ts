import { createEntries } from './matching/entry.ts';
import { createFinder } from './matching/finder.ts';
import { SEPARATOR, type SearchRequest, type SearchResponse } from './messages.ts';

/** Milliseconds that a search runs before it checks for a newer query. */
const SLICE_MS = 8;

/**
 * Handles the messages of the page. A query that a newer one has replaced stops and sends no more responses. `pause`
 * resolves after the messages that are waiting.
 */
export function createSearchSession(respond: (respond: SearchResponse) => void, pause: () => Promise<void>) {
  const prepare = createEntries();
  let find = createFinder([]);
  let version = 0;
  let latest = 0;

  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'list') {
      const { titles, slugs } = request;
      find = createFinder(slugs === '' ? [] : prepare(titles.split(SEPARATOR), slugs.split(SEPARATOR)));
      version = request.version;
      return;
    }
    const { id, words } = request;
    latest = id;
    const searched = version;
    let since = performance.now();
    for (const step of find(words)) {
      if (step) respond({ id, version: searched, ...step });
      if (step || performance.now() - since > SLICE_MS) {
        await pause();
        since = performance.now();
      }
      if (latest !== id) return;
    }
  };
}
