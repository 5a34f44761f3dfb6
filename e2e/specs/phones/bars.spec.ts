import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const boxes = async (parts: Locator) => {
  const all = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return all.filter((box) => box !== null && box.width > 0).sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
};

/** How far each box reaches into the next. */
const overlaps = async (parts: Locator) => {
  const sorted = await boxes(parts);
  return sorted.slice(1).map((box, at) => {
    const before = sorted[at];
    return Math.max(0, (before?.x ?? 0) + (before?.width ?? 0) - (box?.x ?? 0));
  });
};

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('top bar and bottom bar fit, and have no action twice', async ({
    page,
    account,
    context,
    consoleGuard,
    networkIdle,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
    await account.note('Plan');
    await page.goto('/plan');
    const bar = page.getByRole('banner');
    const bottom = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bottom.getByRole('button', { name: 'Menu' })).toBeVisible();
    await networkIdle();
    // The notice takes the most room.
    await context.setOffline(true);
    await expect(bar.getByText('Offline')).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 844],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bottom.getByRole('button')).toHaveCount(3);
      await expect(bar.getByRole('button', { name: /^(Menu|Search)/ })).toHaveCount(0);
      const parts = bar.locator(':is(a, button, [role=status] > *):visible');
      expect(Math.max(...(await overlaps(parts))), `${width} px`).toBe(0);
      const ends = (await boxes(parts)).map((box) => (box?.x ?? 0) + (box?.width ?? 0));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(65);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await context.setOffline(false);
  });
});

const LONG = 'Programming handbook of everybody in the team';
for (const isMobile of [true, false])
  test.describe(isMobile ? 'with a finger' : 'with a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile });

    test('path, time, and buttons above a note have room, and no title is cut without dots', async ({
      page,
      account,
      shell,
    }) => {
      let category = await account.category(LONG);
      for (const title of ['Languages', 'A rather long name of a category as well', 'Notes on types'])
        category = await account.category(title, category);
      const { slug } = await account.note('Deep', 'Text', category);
      const crumbs = shell.main.getByRole('navigation', { name: 'Breadcrumbs' });
      for (const width of isMobile ? [360, 390, 640, 844] : [360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`/${slug}`);
        await expect(crumbs.getByRole('listitem').first()).toBeVisible();
        const line = shell.main.locator('nav[aria-label=Breadcrumbs] li, time, button:not(li button)');
        const top = (await crumbs.boundingBox())?.y ?? 0;
        const onLine = line.and(page.locator(':visible'));
        expect(Math.max(...(await overlaps(onLine))), `${width} px`).toBeLessThan(1);
        for (const box of await boxes(onLine))
          expect(Math.abs((box?.y ?? 0) - top), `${width} px: one line`).toBeLessThan(44);
        const cut = await crumbs.evaluate((nav) =>
          [...nav.querySelectorAll('li > span:not([aria-hidden])')]
            .filter((title) => title.scrollWidth > title.clientWidth)
            .map((title) => getComputedStyle(title).textOverflow),
        );
        expect(cut.filter((overflow) => overflow !== 'ellipsis')).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await crumbs.getByRole('button', { name: /^Show \d more levels$/ }).click();
      await page.getByRole('menuitem', { name: LONG }).click();
      await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(LONG);
    });

    test('a short path is whole where it fits', async ({ page, account, shell }) => {
      let category = await account.category('A');
      for (const title of ['B', 'C', 'D']) category = await account.category(title, category);
      const { slug } = await account.note('Deep', 'Text', category);
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.goto(`/${slug}`);
      const crumbs = shell.main.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(crumbs.getByRole('link')).toHaveText(['A', 'B', 'C', 'D']);
    });
  });
