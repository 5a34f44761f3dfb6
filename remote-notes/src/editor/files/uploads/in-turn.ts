/** A browser has about six connections to a site, and saving needs one. */
const AT_ONCE = 3;

let running = 0;
const waiting = new Set<() => void>();

/** Ends when another task has ended, or when this one is given up. */
function waitForTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      waiting.delete(go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    waiting.add(go);
    signal.addEventListener('abort', go);
  });
}

/** Runs a task while fewer than three others run; rejects when it is given up while it waits. */
export async function inTurn<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
  while (running >= AT_ONCE && !signal.aborted) await waitForTurn(signal);
  signal.throwIfAborted();
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    const [next] = waiting;
    next?.();
  }
}
