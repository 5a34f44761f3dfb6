import type { Page } from '@playwright/test';

/**
 * Notes when an article with this text is first painted: `painted` on the window, in milliseconds of the page.
 * @param within where the article is; `#root` leaves out the text that came with the page
 */
export const watchForText = (page: Page, text: string, within = 'body'): Promise<unknown> =>
  page.addInitScript(
    ({ wanted, where }) => {
      const look = () => {
        const article = document.querySelector(`${where} article, ${where} [role=article]`);
        if (!article?.textContent?.includes(wanted)) return void requestAnimationFrame(look);
        requestAnimationFrame(() => Object.assign(window, { painted: performance.now() }));
      };
      look();
    },
    { wanted: text, where: within },
  );
