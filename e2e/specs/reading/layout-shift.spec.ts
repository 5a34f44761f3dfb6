import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What moved on the page without anybody's doing, as the browser counts it. */
const shifts = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.layoutShift ?? '0'));

async function addItems(account: Account) {
  const garden = await account.category('Garden');
  const text = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\nSome words of it.\n`).join('\n');
  await account.note('Beans', text, garden);
  await account.note('Roses', 'Thorns.', garden);
}

test('pages load without layout shift on wide and narrow screens', async ({ account, networkIdle, page }) => {
  await addItems(account);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      }
      document.documentElement.dataset.layoutShift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of ['/', '/garden', '/garden/beans', '/i/trash']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await networkIdle();
      expect(await shifts(page), `${path} at ${size.width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('skeleton of a note has the same edges as the note', async ({ account, notePage, page }) => {
  await addItems(account);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/remotes\/notes\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/garden/beans');
  const skeleton = page.getByRole('main').getByRole('status').locator('article');
  await expect(skeleton).toBeVisible();
  const before = await skeleton.boundingBox();
  answer();
  await expect(notePage.heading).toHaveText('Beans');
  const after = await page.getByRole('main').locator('article').boundingBox();
  expect([before?.x, before?.y, before?.width]).toEqual([after?.x, after?.y, after?.width]);
});
