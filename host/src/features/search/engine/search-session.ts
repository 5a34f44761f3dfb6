import { createEntries } from './matching/entry.ts';
import { createFinder } from './matching/finder.ts';
import { type Answer, type Request, SEPARATOR } from './messages.ts';

/** How long a search works before it lets a newer one in, in milliseconds. */
const SLICE_MS = 8;

/**
 * What the worker does with what it is sent. The latest query wins: one that a newer has replaced answers
 * no more. `pause` lets waiting messages in.
 */
export function createSearchSession(answer: (answer: Answer) => void, pause: () => Promise<void>) {
  const prepare = createEntries();
  let find = createFinder([]);
  let version = 0;
  let latest = 0;

  return async (request: Request): Promise<void> => {
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
      if (step) answer({ id, version: searched, ...step });
      if (step || performance.now() - since > SLICE_MS) {
        await pause();
        since = performance.now();
      }
      if (latest !== id) return;
    }
  };
}
