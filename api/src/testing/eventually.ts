import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something has become true, and fails when it does not. */
export async function eventually(check: () => boolean | Promise<boolean>, milliseconds = 10_000) {
  const end = Date.now() + milliseconds;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Not true within ${milliseconds} ms: ${check}`);
    await wait(10);
  }
}
