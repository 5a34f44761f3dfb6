import type { Page } from '@playwright/test';

/** Waits until the page has not loaded a file, changed its document, or run a long task for `quiet` milliseconds. */
export const settled = (page: Page, quiet: number): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          performances.disconnect();
          mutations.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, quietMs);
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        };
        const performances = new PerformanceObserver(restart);
        performances.observe({ entryTypes: ['longtask', 'resource'] });
        const mutations = new MutationObserver(restart);
        mutations.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
    quiet,
  );
