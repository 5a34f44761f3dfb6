import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition is true, and fails when it stays false. */
export async function eventually(check: () => boolean | Promise<boolean>, milliseconds = 30_000) {
  const end = Date.now() + milliseconds;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Not true within ${milliseconds} ms: ${check}`);
    await wait(10);
  }
}
