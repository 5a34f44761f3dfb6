import { onlineManager } from '@my-note/shared-kit/query';

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

/** Retries an import in the background until it succeeds; resolves with undefined when `signal` aborts. */
export async function retryImport<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
    }
    await pause(wait, signal);
  }
  return undefined;
}
