import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('a search is saved, found in the sidebar and by Ctrl+K, renamed, and removed', async ({
  page,
  account,
}) => {
  await account.note('Plan', 'apples\n\n- [ ] buy');
  await account.note('Other', 'apples');
  const main = page.getByRole('main');
  await page.goto('/i/searches');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search' }).fill('has:task apples');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/i/searches?q=has%3Atask%20apples');
  await expect(main.getByText('1 note', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Plan' })).toBeVisible();
  await main.getByRole('button', { name: 'Save search' }).click();
  const naming = page.getByRole('dialog', { name: 'Save search' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Open apples');
  await naming.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Saved “Open apples”').first()).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('link', { name: 'Open apples' }).click();
  await expect(main.getByRole('link', { name: 'Plan' })).toBeVisible();
  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('open app');
  await search.dialog.getByRole('option', { name: /Open apples/ }).click();
  await expect(page).toHaveURL(/\/i\/searches\?q=has/);

  await main.getByRole('link', { name: 'All saved searches' }).click();
  await main.getByRole('button', { name: 'Rename Open apples' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename “Open apples”' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('To buy');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(main.getByRole('link', { name: 'To buy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To buy' })).toHaveCount(2);
  await expectNoViolations(page, 'saved searches');
  await main.getByRole('button', { name: 'Remove To buy' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: 'To buy' })).toBeVisible();
});
