import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Two fingers move apart on the screen. */
async function spread(page: Page, scaleFactor: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizePinchGesture', { x: 195, y: 300, scaleFactor, relativeSpeed: 2_000 });
  await cdp.detach();
}
async function reset(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await cdp.detach();
}
const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);

test('two fingers enlarge a note, its editor, and the search, and no bar takes that for a keyboard', async ({
  page,
  account,
  shell,
  editor,
}) => {
  await account.note('Soup', Array.from({ length: 40 }, (_, at) => `Line ${at}`).join('\n\n'));
  await page.goto('/soup');
  await expect(shell.main.getByText('Line 1', { exact: true })).toBeVisible();
  await spread(page, 2);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.8);
  // Nothing of the page is wider than before: the rest of it is reached by moving the fingers.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await reset(page);
  await expect.poll(() => scale(page)).toBe(1);

  await editor.open('soup');
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  // In the page, of which the screen shows a part.
  const place = () => bar.evaluate((element) => element.getBoundingClientRect().toJSON());
  const before = await place();
  await spread(page, 2);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.8);
  expect(await place()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-cramped');
  await reset(page);
  await expect.poll(() => scale(page)).toBe(1);
  await page.keyboard.press('Escape');

  await shell.search.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const limit = () => dialog.evaluate((element) => getComputedStyle(element).maxHeight);
  await expect(dialog).toBeVisible();
  const limitBefore = await limit();
  await spread(page, 2);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.8);
  expect(await limit()).toBe(limitBefore);
});
