import type { CDPSession, Page } from '@playwright/test';
import { go, open, settle } from '../../browser/navigate.ts';
import { type BrowserCheck, onEachPage } from '../../browser/visit.ts';

const ROUNDS = 50;
/** Caches fill in the first rounds. */
const WARM_UP = 10;

/** What may grow, with the growth of a round that counts as a leak. */
const LIMITS = { nodes: 2, listeners: 0.5, timers: 0.5 };
type Count = Record<keyof typeof LIMITS, number>;

const WHAT = {
  nodes: ['DOM nodes', 'Remove what an effect adds to the document, and keep no reference to old elements.'],
  listeners: ['event listeners', 'Remove in the cleanup of an effect each listener that the effect adds.'],
  timers: ['repeating timers', 'Call clearInterval in the cleanup of the effect that called setInterval.'],
} as const;

/** A tab stays open for days, in which a page is mounted hundreds of times. */
export const growth: BrowserCheck = {
  id: 'growth',
  looksAt: `${ROUNDS} times mounted and unmounted, nothing grows`,
  run: (visit) =>
    onEachPage(visit, async (path) => {
      const counts = await visit.stage.withPage(async (page) => {
        await page.addInitScript(countTimers);
        await open(page, visit.stage.url);
        await settle(page);
        const session = await page.context().newCDPSession(page);
        await mountAndUnmount(page, path, WARM_UP);
        const before = await count(page, session);
        await mountAndUnmount(page, path, ROUNDS - WARM_UP);
        return { before, after: await count(page, session) };
      });
      return (Object.keys(LIMITS) as (keyof Count)[]).flatMap((kind) => {
        const each = (counts.after[kind] - counts.before[kind]) / (ROUNDS - WARM_UP);
        if (each < LIMITS[kind]) return [];
        const [name, whatToDo] = WHAT[kind];
        return [
          {
            what: `Each time the page is opened and left, ${each.toFixed(1)} ${name} stay`,
            where: path,
            whatToDo,
          },
        ];
      });
    }),
};

async function mountAndUnmount(page: Page, path: string, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    await go(page, path);
    await go(page, '/');
  }
}

async function count(page: Page, session: CDPSession): Promise<Count> {
  await settle(page);
  // What was left in the last round is garbage only when the second collection has seen it.
  for (let n = 0; n < 2; n += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate<number>(() => Reflect.get(window, 'conformanceTimers').size);
  return { nodes, listeners: jsEventListeners, timers };
}

// Runs in the page, before anything else.
function countTimers() {
  const running = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Reflect.set(window, 'conformanceTimers', running);
  Reflect.set(window, 'setInterval', (...args: Parameters<typeof start>) => {
    const timer = start(...args);
    running.add(timer);
    return timer;
  });
  Reflect.set(window, 'clearInterval', (timer: number) => {
    running.delete(timer);
    stop(timer);
  });
}
