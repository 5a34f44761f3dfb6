import type { Page } from '@playwright/test';

export interface Answer {
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
    const answers: Answer[] = [];
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
          const answer = { handled: Number.NaN, painted: Number.NaN };
          answers.push(answer);
          void nextTask().then((now) => {
            answer.handled = now - timeStamp;
          });
          requestAnimationFrame(() => {
            void nextTask().then((now) => {
              answer.painted = now - timeStamp;
            });
          });
        },
        true,
      );
    Object.assign(window, { pageProbe: { tasks, answers, follow } });
  });
  return {
    /** Measures each event of a kind from now on. */
    follow: (kind: string) => page.evaluate((name) => Reflect.get(window, 'pageProbe').follow(name), kind),
    /** What was measured since the last question. */
    take: (): Promise<Answer[]> => page.evaluate(() => Reflect.get(window, 'pageProbe').answers.splice(0)),
    longestTask: async (): Promise<number> => {
      const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'pageProbe').tasks.splice(0));
      return Math.round(Math.max(0, ...tasks));
    },
  };
}
