import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('input shows Search... and opens with Ctrl+K', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveAttribute('placeholder', 'Search...');
  await expect(search.input).toHaveCSS('font-size', '16px');
});

test('hint explains how to find an exact match', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  const hint = "How to find exact match -> adding ' before the search keyword, like: 'note'";
  await expect(search.dialog.getByText(hint, { exact: true })).toBeVisible();
  // It is about notes.
  await search.input.fill('>');
  await expect(search.dialog.getByText(hint, { exact: true })).toBeHidden();
});

test('results container is at most 400px high', async ({ page, account }) => {
  for (let n = 1; n <= 12; n += 1) await account.note(`Garden ${n}`);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  await expect(search.results.getByRole('option')).toHaveCount(12);
  const box = await search.results.locator('..').boundingBox();
  expect(box?.height).toBe(400);
});

test('arrow keys move the selection and Enter opens it', async ({ page, account }) => {
  await account.note('Garden one');
  await account.note('Garden two');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  await expect(search.results.getByRole('option')).toHaveCount(2);
  await expect(search.active()).toContainText('Garden one');
  await search.input.press('ArrowDown');
  await expect(search.active()).toContainText('Garden two');
  const active = await search.active().getAttribute('id');
  await expect(search.input).toHaveAttribute('aria-activedescendant', active ?? '');
  await search.input.press('ArrowDown');
  await expect(search.active()).toContainText('Garden one');
  await search.input.press('ArrowUp');
  await search.input.press('Enter');
  await expect(page).toHaveURL('/garden-two');
  await expect(search.dialog).toBeHidden();
});

test('Enter pressed before the results arrive opens the first one', async ({ page, account }) => {
  await account.note('Garden');
  await account.note('Kitchen');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  await expect(search.option(search.results, /Garden/)).toBeVisible();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('[role=combobox]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'kitchen');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL('/kitchen');
});

test('Enter that ends an IME composition chooses nothing', async ({ page, account }) => {
  await account.note('東京');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('東京');
  await expect(search.option(search.results, /東京/)).toBeVisible();
  await search.input.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  await expect(search.dialog).toBeVisible();
  await search.input.press('Enter');
  await expect(search.dialog).toBeHidden();
});

test('Escape closes the dialog', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.press('Escape');
  await expect(search.dialog).toBeHidden();
});

test('middle click opens a result in a new tab and records it', async ({ page, account, context }) => {
  const note = await account.note('Garden');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  const opened = context.waitForEvent('page');
  await search.option(search.results, /Garden/).click({ button: 'middle' });
  await (await opened).waitForURL('**/garden');
  await expect(search.dialog).toBeVisible();
  await expect
    .poll(async () => (await account.searchHistory()).map(({ keyword }) => keyword))
    .toEqual([note._id]);
});

test('page behind the open search does not scroll, and scrolls again after it closes', async ({
  page,
  account,
  shell,
}) => {
  const note = await account.note('Long', Array.from({ length: 80 }, (_, at) => `Line ${at}.`).join('\n\n'));
  const search = new SearchDialog(page);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Line 9.')).toBeVisible();
  await search.open();
  expect(await overflow()).toBe('hidden');
  await shell.closeDialog();
  await expect(search.dialog).toHaveCount(0);
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('dialog is as tall as its contents and closes with a button or Back', async ({
    page,
    account,
    shell,
  }) => {
    await account.note('Garden');
    const note = await account.note('Kitchen');
    const search = new SearchDialog(page);
    await page.goto('/');
    await shell.main.getByRole('link', { name: 'Kitchen' }).click();
    await expect(page).toHaveURL(`/${note.slug}`);
    await shell.search.tap();
    await search.input.fill('garden');
    await expect(search.option(search.results, /Garden/)).toBeVisible();
    expect((await search.dialog.boundingBox())?.height).toBeLessThan(400);
    await search.button('Close search').tap();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(`/${note.slug}`);

    await shell.search.tap();
    await expect(search.input).toBeVisible();
    await page.goBack();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(`/${note.slug}`);

    await shell.search.tap();
    await search.input.fill('garden');
    await search.option(search.results, /Garden/).tap();
    await expect(page).toHaveURL('/garden');
    await page.goBack();
    await expect(page).toHaveURL(`/${note.slug}`);
    await expect(search.dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
