import type { Page } from '@playwright/test';

/** How long a page may take until it shows something. */
export const SHOWN_MS = 20_000;

/** Opens an address and waits until its content shows something. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: SHOWN_MS, waitUntil: 'commit' });
  await page.getByRole('main').getByText(/\S/).first().waitFor({ timeout: SHOWN_MS });
}

/** Goes to another page of the app as a link does, without loading the document, and waits for its content. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(goInPage, { path, limit: SHOWN_MS });
}

// Runs in the page: for fifty rounds a call for each step would take longer than the steps.
async function goInPage({ path, limit }: { path: string; limit: number }) {
  const main = () => document.querySelector('main');
  const shown = () => main()?.textContent.trim() ?? '';
  // A page may change its own words meanwhile, such as a time; when it is left, its text nodes go.
  const words = document.createTreeWalker(main() ?? document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) if (words.currentNode.nodeValue?.trim()) break;
  const leaving = shown() === '' ? undefined : words.currentNode;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const until = performance.now() + limit;
  let last = '';
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = shown();
    if (now !== '' && !leaving?.isConnected && now === last) return;
    last = now;
    if (performance.now() > until) throw new Error(`${path} shows nothing new within ${limit / 1000} s`);
  }
}

/** Waits until the page loads nothing for a moment. The notification stream never ends, so it does not count. */
export async function settle(page: Page): Promise<void> {
  const idle = page.waitForFunction(
    () => {
      const entries = performance.getEntriesByType('resource');
      const last = Math.max(0, ...entries.map((one) => (one as PerformanceResourceTiming).responseEnd));
      return performance.now() - last > 500;
    },
    undefined,
    { timeout: SHOWN_MS },
  );
  await idle.catch(() => undefined);
}
