import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('empty input shows the history with category title, note title and slug', async ({ page, account }) => {
  const garden = await account.category('Garden');
  const note = await account.note('Plan', '', garden);
  await account.recordSearch(note._id);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  const entry = search.history.getByRole('option');
  await expect(entry).toHaveCount(1);
  await expect(entry.locator('span')).toHaveText(['Garden', 'Plan', 'garden/plan']);
  await entry.click();
  await expect(page).toHaveURL('/garden/plan');
  await expect(search.dialog).toBeHidden();
});

test('empty history explains how to search and that > shows commands', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await expect(search.dialog.getByText('No recent searches.')).toBeVisible();
  await expect(search.dialog.getByText('Type > to see commands.')).toBeVisible();
});

test('choosing a typed query from the history fills the input', async ({ page, account }) => {
  await account.note('Garden');
  await account.recordSearch('garden');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.option(search.history, 'garden').click();
  await expect(search.input).toHaveValue('garden');
  await expect(search.input).toBeFocused();
  await expect(search.option(search.results, /Garden/)).toBeVisible();
});

test('removes one entry with its button or the Delete key', async ({ page, account }) => {
  for (const words of ['one', 'two', 'three']) await account.recordSearch(words);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await expect(search.history.getByRole('option')).toHaveText(['three', 'two', 'one']);
  await search.button('Remove two from the history').click();
  await expect(search.history.getByRole('option')).toHaveText(['three', 'one']);
  await expect(search.input).toBeFocused();
  await search.input.press('ArrowDown');
  await search.input.press('Delete');
  await expect(search.history.getByRole('option')).toHaveText(['three']);
  await expect
    .poll(async () => (await account.searchHistory()).map(({ keyword }) => keyword))
    .toEqual(['three']);
});

test('clears the whole history after confirmation', async ({ page, account }) => {
  for (const words of ['one', 'two']) await account.recordSearch(words);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.button('Clear history').click();
  await search.button('Keep').click();
  await expect(search.history.getByRole('option')).toHaveCount(2);
  await search.button('Clear history').click();
  await search.button('Clear').click();
  await expect(search.dialog.getByText('No recent searches.')).toBeVisible();
  await expect.poll(() => account.searchHistory()).toEqual([]);
});

test('restores an entry that could not be removed and shows the reason in a toast', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/);
  await account.recordSearch('garden');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await page.route('**/api/u-notes/search/*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'X', message: 'The cellar is flooded' } }),
  );
  await expect(search.history.getByRole('option')).toHaveText(['garden']);
  await search.input.press('ArrowDown');
  await search.input.press('Delete');
  await expect(shell.toast('The cellar is flooded')).toBeVisible();
  await expect(search.history.getByRole('option')).toHaveText(['garden']);
});

test('retries loading a history that failed', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/400/);
  await account.recordSearch('garden');
  const search = new SearchDialog(page);
  await page.route('**/api/u-notes/search', (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'X', message: 'No' } }),
  );
  await page.goto('/');
  await search.open();
  await expect(search.dialog.getByRole('alert')).toContainText('Couldn’t load');
  await page.unroute('**/api/u-notes/search');
  await search.button('Try again').click();
  await expect(search.history.getByRole('option')).toHaveText(['garden']);
});
