import { test as base, expect } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';
import { Tree } from '../../pages/tree.ts';

const test = base.extend<{ tree: Tree }>({
  tree: async ({ page }, use) => use(new Tree(page, 'Notes')),
});

test('icon of a note is chosen from the menu of its row by search and keys, and removed again', async ({
  account,
  page,
  tree,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  await tree.openMenu('Plan');
  await tree.choose('Add icon');
  const dialog = page.getByRole('dialog', { name: 'Icon of “Plan”' });
  const input = dialog.getByRole('combobox', { name: 'Search emojis' });
  await expect(input).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Smileys' })).toBeVisible();
  await input.fill('rock');
  await input.press('ArrowDown');
  await input.fill('red paper lantern');
  await input.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tree.row('Plan').getByText('🏮')).toBeVisible();
  await expect.poll(async () => (await account.noteBySlug('plan')).icon).toBe('🏮');
  await page.reload();
  await expect(tree.row('Plan').getByText('🏮')).toBeVisible();

  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('plan');
  await expect(search.option(search.results, 'Plan').getByText('🏮')).toBeVisible();
  await page.keyboard.press('Escape');

  await tree.openMenu('Plan');
  await tree.choose('Remove icon');
  await expect(tree.row('Plan').getByText('🏮')).toHaveCount(0);
  await expect.poll(async () => (await account.noteBySlug('plan')).icon).toBeUndefined();
});

test('icon of a category is chosen with the pointer', async ({ account, page, tree }) => {
  await account.category('Work');
  await page.goto('/');
  await tree.openMenu('Work');
  await tree.choose('Add icon');
  await page.getByRole('option', { name: 'grinning face', exact: true }).click();
  await expect(tree.row('Work').getByText('😀')).toBeVisible();
});
