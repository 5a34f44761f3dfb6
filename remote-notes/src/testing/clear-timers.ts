import { afterAll } from 'vitest';

// The editor's libraries wait for seconds for what has long come; by then the page of a test file is no more.
const start = globalThis.setTimeout;
const running = new Set<ReturnType<typeof setTimeout>>();

globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = start(...args);
  running.add(timer);
  return timer;
}, start);

afterAll(() => {
  for (const timer of running) clearTimeout(timer);
});
