import type { Page } from '@playwright/test';

/** Notes when an article with this text is first painted: `painted` on the window, in milliseconds of the page. */
export const watchForText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const look = () => {
      const found = document.querySelector('article, [role=article]')?.textContent?.includes(wanted);
      if (!found) return void requestAnimationFrame(look);
      requestAnimationFrame(() => Object.assign(window, { painted: performance.now() }));
    };
    look();
  }, text);
