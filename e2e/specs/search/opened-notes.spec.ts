import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';
import { Tree } from '../../pages/tree.ts';

test('empty input shows the notes that were opened last above the history, without trashed ones', async ({
  account,
  page,
}) => {
  for (const title of ['Beans', 'Roses', 'Trams']) await account.note(title, 'Text.');
  const gone = await account.note('Gone', 'Text.');
  await account.recordSearch('beans');
  const search = new SearchDialog(page);
  const tree = new Tree(page, 'Notes');
  const recent = search.dialog.getByRole('listbox', { name: 'Recent', exact: true });
  await page.goto('/beans');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Beans' })).toBeVisible();
  for (const title of ['Gone', 'Roses', 'Trams']) {
    await tree.follow(title);
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  }
  await account.trash(gone._id);
  await expect(tree.row('Gone')).toHaveCount(0);
  await search.open();
  await expect(recent.getByRole('option').locator('[data-part=title]')).toHaveText(['Roses', 'Beans']);
  await expect(search.option(search.history, 'beans')).toBeVisible();
  await search.input.press('ArrowDown');
  await search.input.press('Enter');
  await expect(page).toHaveURL(/\/beans$/);
  await expect(search.dialog).toBeHidden();
});

test('Alt+Enter opens the result in a new tab', async ({ account, context, page }) => {
  await account.note('Beans', 'Text.');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('beans');
  await expect(search.option(search.results, /Beans/)).toBeVisible();
  const opened = context.waitForEvent('page');
  await search.input.press('Alt+Enter');
  await expect(await opened).toHaveURL(/\/beans$/);
  await expect(search.input).toBeVisible();
});
