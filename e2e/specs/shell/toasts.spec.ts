import type { Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';
import type { Shell } from '../../pages/shell.ts';

/** Makes `count` errors, one after the other, by a setting that the service refuses. */
async function fail(page: Page, shell: Shell, count: number): Promise<void> {
  const settings = new SettingsSheet(page);
  let made = 0;
  await page.route('**/api/users/configs', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    made += 1;
    return route.fulfill({ status: 500, json: { statusCode: 500, code: 'X', message: `Failure ${made}` } });
  });
  await page.goto('/');
  await shell.openSettings();
  for (let at = 1; at <= count; at += 1) {
    await settings.toggleYoutube();
    await expect.poll(() => made).toBe(at);
  }
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/configs/));

test('shows at most 3 toasts at once', async ({ page, shell }) => {
  await fail(page, shell, 4);
  await expect(shell.toast(/Failure/)).toHaveCount(3);
  await expectThroughout(() => expect(shell.toast(/Failure/)).toHaveCount(3), 500);
});

test('error toasts are styled destructive and last 10000 ms', async ({ page, shell }) => {
  await page.clock.install();
  await fail(page, shell, 1);
  const toast = shell.toast('Failure 1');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-type', 'error');
  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});

test('the default toast duration is 5000 ms', async ({ page, account, shell, notePage }) => {
  const note = await account.note('Old plan');
  await page.clock.install();
  await page.goto(`/${note.slug}`);
  await notePage.moveToTrash();
  const toast = shell.toast(/Old plan/);
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});

test('Alt+T leads to the action of a toast, which waits meanwhile', async ({
  page,
  account,
  shell,
  notePage,
}) => {
  const note = await account.note('Old plan');
  await page.clock.install();
  await page.goto(`/${note.slug}`);
  await notePage.moveToTrash();
  const toast = shell.toast(/Old plan/);
  await expect(toast).toBeVisible();
  // Loading the home page has a time limit, which this clock would reach at once.
  await expect(shell.main.getByRole('tab', { name: 'Report' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.clock.runFor(8_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shell.entry('Old plan')).toBeVisible();
});

test('a toast waits under the pointer, and stands above the bottom bar of small screens', async ({
  page,
  account,
  shell,
  trashPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const note = await account.note('Old plan');
  await account.trash(note._id);
  await page.clock.install();
  await page.goto('/i/trash');
  await trashPage.restore('Old plan');
  const toast = shell.toast(/Old plan/);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await toast.hover();
  await page.clock.runFor(8_000);
  await expect(toast).toBeVisible();
  const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await toast.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test('clicking outside an alert dialog does not close it', async ({ page, account, trashPage }) => {
  const note = await account.note('Old plan');
  await account.trash(note._id);
  await page.goto('/i/trash');
  await trashPage.clickDelete('Old plan');
  await expect(trashPage.dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expectThroughout(() => expect(trashPage.dialog).toBeVisible(), 300);
  await trashPage.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(trashPage.dialog).toHaveCount(0);
});
