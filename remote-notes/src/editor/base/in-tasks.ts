/** Longest task, in milliseconds. */
const TASK = 40;

/** Runs steps to their end in short tasks, so that the page stays responsive meanwhile. */
export async function inTasks<T>(steps: Generator<undefined, T>): Promise<T> {
  let until = performance.now() + TASK;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + TASK;
  }
}
