import type { Page } from '@playwright/test';

/** Crashes a tab without warning, as a phone that is short of memory does. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}
