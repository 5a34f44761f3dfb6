import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { isOpening, whenShown } from '../loading/when-shown.ts';
import { whenIdle } from '../prefetch/data-budget.ts';

/** A page whose text has not come by then does not hold up the list. */
const TEXT_MS = 5_000;
/** After what was drawn last. */
const QUIET_MS = 1_500;

async function idle(): Promise<void> {
  await new Promise<void>(whenIdle);
  // An editor that is being opened needs the connection more.
  if (isOpening()) await new Promise<void>(whenShown);
}

/** Resolves when the text of the page is there and the browser has nothing to do. */
export async function untilUsable(client: QueryClient): Promise<void> {
  await idle();
  const isLoading = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: noteQueries.slugs() })
      .some(({ state }) => state.status === 'pending');
  if (!isLoading()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, TEXT_MS);
    const stop = client.getQueryCache().subscribe(() => {
      if (!isLoading()) done();
    });
  });
  await idle();
}

/** Resolves after a while, or at once when somebody uses the page: what they do may need what comes next. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const done = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => whenIdle(done), QUIET_MS);
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, done, { signal: ended.signal, capture: true });
  });
}
