import type { Page } from '@playwright/test';

/** Milliseconds from the event of a key: until its hits were in the document, and until a frame showed them. */
export interface Hit {
  found: number;
  painted: number;
}

interface Times {
  literal: Hit[];
  complete: Hit[];
}

/** Watches the search dialog from inside of the page: from the event of a key to the frame that shows its hits. */
export async function createProbe(page: Page) {
  await page.evaluate(() => {
    const times: Times = { literal: [], complete: [] };
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });

    let since = 0;
    let waiting = { literal: false, complete: false };
    const onScreen = (done: (now: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    const take = (kind: keyof Times) => {
      if (!waiting[kind]) return;
      waiting[kind] = false;
      const start = since;
      const found = performance.now() - start;
      onScreen((now) => times[kind].push({ found, painted: now - start }));
    };
    addEventListener(
      'input',
      (event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.value.trim() === '') return;
        since = event.timeStamp;
        waiting = { literal: true, complete: true };
      },
      true,
    );
    new MutationObserver((records) => {
      const inside = (selector: string) =>
        records.some(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(selector),
        );
      if (inside('[role=listbox]')) take('literal');
      const status = document.querySelector('[role=dialog] [role=status]');
      if (inside('[role=dialog] [role=status]') && status?.textContent) {
        take('literal');
        take('complete');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { searchProbe: { times, tasks } });
  });
  const read = () => page.evaluate(() => Reflect.get(window, 'searchProbe'));
  return {
    times: async (): Promise<Times> => (await read()).times,
    /** The longest task since the last question, in milliseconds; 0 when none took 50. */
    longestTask: async (): Promise<number> => {
      const { tasks }: { tasks: number[] } = await read();
      await page.evaluate(() => Reflect.get(window, 'searchProbe').tasks.splice(0));
      return Math.round(Math.max(0, ...tasks));
    },
  };
}
