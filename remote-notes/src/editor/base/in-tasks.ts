/** Longest task, in milliseconds. */
const TASK = 40;
/** Longest task in a page that somebody reads, where the browser does not tell how long it is idle. */
const SHORT_TASK = 8;
const PAUSE = 50;

/** Says when work may go on: resolves at the start of a task, with the time by which it should end. */
export interface Pace {
  next: () => Promise<number>;
}

const now = (ms: number): number => performance.now() + ms;

/** One task after the other, for what somebody waits for. */
const fast: Pace = {
  next: () => new Promise((resolve) => setTimeout(() => resolve(now(TASK)))),
};

const never = new Promise<number>(() => {});

/** Tasks while the page has nothing else to do, until somebody waits for them. */
export function createIdlePace() {
  let hurried = false;
  let stopped = false;
  let wake = () => {};
  const wait = () =>
    new Promise<number>((resolve) => {
      if (typeof requestIdleCallback === 'function') {
        const handle = requestIdleCallback((deadline) => resolve(now(deadline.timeRemaining())));
        wake = () => cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(() => resolve(now(SHORT_TASK)), PAUSE);
        wake = () => clearTimeout(timer);
      }
      const stop = wake;
      wake = () => {
        stop();
        resolve(now(TASK));
      };
    });
  return {
    next: () => (stopped ? never : hurried ? fast.next() : wait()),
    hurry: () => {
      hurried = true;
      wake();
    },
    /** Nobody needs it any more. */
    stop: () => {
      stopped = true;
    },
  };
}

/** Runs steps to their end in short tasks, so that the page stays responsive meanwhile. */
export async function inTasks<T>(steps: Generator<undefined, T>, pace: Pace = fast): Promise<T> {
  let until = pace === fast ? now(TASK) : await pace.next();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    until = await pace.next();
  }
}
