import { onlineManager } from '@my-note/shared-kit/query';

/** Waits; less where the connection comes back, or `signal` ends it, before. */
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
