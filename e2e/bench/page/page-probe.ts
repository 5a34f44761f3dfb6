import type { Page } from '@playwright/test';

export interface Reaction {
  /** From the event until the page was free again. */
  handled: number;
  /** From the event to the end of the frame that shows it; waiting for the screen's next turn included. */
  painted: number;
}

/** What the page itself measures of events, in milliseconds, and its tasks of 50 ms and more. */
export async function createPageProbe(page: Page) {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    const reactions: Reaction[] = [];
    const nextTask = () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    const follow = (name: string) =>
      addEventListener(
        name,
        ({ timeStamp }) => {
          const reaction = { handled: Number.NaN, painted: Number.NaN };
          reactions.push(reaction);
          void nextTask().then((now) => {
            reaction.handled = now - timeStamp;
          });
          requestAnimationFrame(() => {
            void nextTask().then((now) => {
              reaction.painted = now - timeStamp;
            });
          });
        },
        true,
      );
    const take = async () => {
      while (reactions.some(({ handled, painted }) => Number.isNaN(handled + painted))) await nextTask();
      return reactions.splice(0);
    };
    Object.assign(window, { pageProbe: { tasks, take, follow } });
  });
  return {
    /** Measures each event of a kind from now on. */
    follow: (kind: string) => page.evaluate((name) => Reflect.get(window, 'pageProbe').follow(name), kind),
    /** Reactions to the events since the last call, once all of them are painted. */
    take: (): Promise<Reaction[]> => page.evaluate(() => Reflect.get(window, 'pageProbe').take()),
    longestTask: async (): Promise<number> => {
      const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'pageProbe').tasks.splice(0));
      return Math.round(Math.max(0, ...tasks));
    },
  };
}
