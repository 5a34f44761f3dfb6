import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('the drawer ends beside the scroll bar, whose place is as dark as the page behind it', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await expect(shell.pageLink('Trash')).toBeVisible();
  const { width } = (await page.locator('body').boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThan(1280);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const paper = await background();
  const settings = await shell.openSettings();
  // The drawer slides in from outside.
  await expect
    .poll(async () => {
      const cross = await settings.getByRole('button', { name: 'Close' }).boundingBox();
      return (cross?.x ?? width) + (cross?.width ?? 0);
    })
    .toBeLessThan(width);
  expect(await background()).not.toBe(paper);
  await shell.closeDialog();
  await expect.poll(background).toBe(paper);
});

test('the place of the scroll bar is dark beside the search too, where nothing scrolls', async ({
  page,
  shell,
}) => {
  await page.goto('/i/trash');
  await expect(shell.pageLink('Trash')).toBeVisible();
  const strip = () =>
    page.evaluate(() => [
      document.body.clientWidth,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  const before = await strip();
  const search = new SearchDialog(page);
  await search.open();
  const [width, dark] = await strip();
  expect(width).toBe(before[0]);
  expect(dark).not.toBe(before[1]);
  await page.keyboard.press('Escape');
  await expect.poll(strip).toEqual(before);
});
