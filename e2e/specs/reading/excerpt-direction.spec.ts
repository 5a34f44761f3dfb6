import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Where the letters of an element begin on the left, which is not where its box does. */
const leftOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.min(...[...range.getClientRects()].map(({ left }) => left));
  });

for (const width of [360, 1280])
  test(`an excerpt from right to left begins below its title, at ${width} px`, async ({
    page,
    account,
    shell,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const bread = await account.category('אפייה');
    await account.note('לחם', 'קמח ומים', bread);
    await account.note('תנור', 'חום ועוד חום. '.repeat(40), bread);
    for (const path of ['/', `/${bread.slug}`]) {
      await page.goto(path);
      const row = shell.main.getByRole('link').filter({ hasText: 'קמח ומים' });
      await expect(row).toBeVisible();
      const text = row.locator('[dir=auto]', { hasText: 'קמח ומים' });
      await expect(text).toHaveCSS('direction', 'rtl');
      expect(Math.abs((await leftOf(text)) - (await leftOf(row.getByTitle('לחם')))), path).toBeLessThan(2);
      // Two lines end at their own edge.
      const long = shell.main.getByRole('link').locator('[dir=auto]', { hasText: 'חום ועוד חום' });
      await expect(long).toHaveCSS('text-align', 'start');
    }
  });
