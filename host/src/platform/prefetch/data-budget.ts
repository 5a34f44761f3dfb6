/** So many notes are fetched at one time, and so many in a minute: reading a long list costs the service little. */
const AT_ONCE = 2;
const PER_MINUTE = 20;
const MINUTE_MS = 60_000;

type Task = () => Promise<unknown>;

/**
 * Runs tasks that nobody waits for: few at one time, few in a minute, when the page has nothing else to do. What is
 * offered beyond that is left out. `whenIdle` is the browser's own, or what takes its place.
 */
export function createDataBudget(whenIdle: (run: () => void) => void, now = () => performance.now()) {
  const waiting: Task[] = [];
  let starts: number[] = [];
  let running = 0;

  const next = () => {
    if (running >= AT_ONCE) return;
    const task = waiting.shift();
    if (!task) return;
    running += 1;
    whenIdle(() => {
      void task().finally(() => {
        running -= 1;
        next();
      });
    });
  };
  /** Whether there was room for another one. */
  return (task: Task): boolean => {
    starts = starts.filter((start) => now() - start < MINUTE_MS);
    if (starts.length >= PER_MINUTE) return false;
    starts.push(now());
    waiting.push(task);
    next();
    return true;
  };
}

/** Safari has no idle callbacks; there the next free turn has to do. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
};
