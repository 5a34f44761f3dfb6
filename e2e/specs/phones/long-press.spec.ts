import type { Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { putFinger } from '../../fixtures/input/finger.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Longer than a long press. */
const LONG = 700;
const menu = (page: Page) => page.getByRole('menu');
const selectedText = (page: Page) => page.evaluate(() => String(getSelection()));

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('holding a row of the tree opens its menu, on the screen and without leaving the page', async ({
      page,
      account,
      shell,
    }) => {
      await account.note('Plan', 'Text');
      await account.note('Shopping list', 'Milk');
      await page.goto('/plan');
      if (viewport.width < 768) await shell.openSidebar();
      else await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
      const row = shell.entry('Shopping list');
      await row.scrollIntoViewIfNeeded();
      const finger = await putFinger(page, row);
      await expect(page.getByRole('menu', { name: 'Actions for Shopping list' })).toBeVisible();
      await finger.lift();
      await expectThroughout(() => expect(menu(page)).toBeVisible(), LONG);
      expect(await selectedText(page)).toBe('');
      await expect(page).toHaveURL('/plan');
      const box = await menu(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await page.getByRole('menuitem', { name: 'Rename' }).tap();
      await page.getByRole('textbox', { name: 'New title of Shopping list' }).fill('Groceries');
      await page.keyboard.press('Enter');
      await expect(shell.entry('Groceries')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^New title/ })).toHaveCount(0);
      // The next tap is a tap again.
      await shell.entry('Groceries').tap();
      await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Groceries');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that moves or scrolls opens no menu', async ({ page, account, shell }) => {
    for (let at = 0; at < 30; at += 1) await account.note(`Note ${at}`);
    await page.goto('/');
    await shell.openSidebar();
    const row = shell.entry('Note 5');
    await expect(row).toBeVisible();
    for (const steps of [
      [[25, 0]],
      [
        [0, -20],
        [0, -60],
      ],
    ] as const) {
      const finger = await putFinger(page, row);
      for (const [x, y] of steps) await finger.move(x, y);
      await expectThroughout(() => expect(menu(page)).toHaveCount(0), LONG);
      await finger.lift();
    }
    await expect(page).toHaveURL('/');
  });

  test('holding a child of a category selects it, and taps select more', async ({ page, account, shell }) => {
    const kitchen = await account.category('Kitchen');
    for (const title of ['Apples', 'Beans']) await account.note(title, '', kitchen);
    await page.goto('/kitchen');
    const link = (name: string) => shell.main.getByRole('article').getByRole('link', { name });
    const finger = await putFinger(page, link('Apples'));
    const bar = page.getByRole('toolbar', { name: 'Selected items' });
    await expect(bar).toContainText('1 selected');
    await finger.lift();
    await link('Beans').tap();
    await expect(bar).toContainText('2 selected');
    await expect(page).toHaveURL('/kitchen');
  });

  test('holding an entry of the trash selects it', async ({ page, account, trashPage }) => {
    for (const title of ['Old plan', 'Older plan']) await account.trash((await account.note(title))._id);
    await page.goto('/i/trash');
    const finger = await putFinger(page, trashPage.row('Old plan').getByText('Old plan').first());
    await expect(page.getByText('1 selected')).toBeVisible();
    await finger.lift();
    await expectThroughout(() => expect(page.getByText('1 selected')).toBeVisible(), LONG);
    await trashPage.button('Restore selected').tap();
    await expect(trashPage.row('Old plan')).toHaveCount(0);
  });

  test('holding a share opens the menu of what has no room in its row', async ({ page, account, shell }) => {
    const note = await account.note('Rye starter', 'Feed it.');
    await account.share(note._id);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/i/shared');
    const row = page.getByRole('row').filter({ hasText: 'Rye starter' });
    const finger = await putFinger(page, row.getByRole('link', { name: 'Rye starter' }));
    await expect(page.getByRole('menuitem')).toHaveText(['Open as a visitor', 'Settings', 'Remove sharing']);
    await finger.lift();
    await page.getByRole('menuitem', { name: 'Settings' }).tap();
    await expect(shell.dialog('Share “Rye starter”')).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(row.getByRole('button')).toHaveCount(2);
    for (const button of await row.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await row.getByRole('button', { name: 'More for Rye starter' }).tap();
    await page.getByRole('menuitem', { name: 'Remove sharing' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sharing' }).tap();
    await expect(row).toHaveCount(0);
  });
});
