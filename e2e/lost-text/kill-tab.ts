import type { Page } from '@playwright/test';

/** Ends the process of a tab, as a crash does or a phone that is short of memory: the page hears nothing of it. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}
