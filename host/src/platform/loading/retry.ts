import { onlineManager } from '@my-note/kit/query';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Waits for `ms`, or until the connection is back or `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopOnline();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    const stopOnline = onlineManager.subscribe((online) => online && done());
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

/**
 * Retries `work` in the background until it succeeds, with a growing pause; resolves with undefined when `signal`
 * aborts.
 * @param work gets a function that resets the pause, for work that fails only after it has run for a while
 */
export async function retry<T>(
  work: (resetPause: () => void) => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  let wait = FIRST_PAUSE_MS;
  const resetPause = () => {
    wait = FIRST_PAUSE_MS;
  };
  while (!signal.aborted) {
    try {
      return await work(resetPause);
    } catch (error) {
      console.error(error);
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
  return undefined;
}
