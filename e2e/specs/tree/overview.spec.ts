import { largeList, mockList } from '../../fixtures/notes/large-list.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

const test = base.extend<{ tree: Tree }>({
  tree: async ({ page }, use) => use(new Tree(page, 'Overview')),
});

test.describe('small tree', () => {
  test.beforeEach(async ({ account, page, shell, tree }) => {
    const garden = await account.category('Garden');
    const beds = await account.category('Beds', garden);
    await account.category('Travel');
    await account.note('Beans', 'Climb.', beds);
    await account.note('Loose', 'Nowhere yet.');
    await page.goto('/garden/beds/beans');
    await shell.overview.click();
    await expect(tree.row('Beans')).toBeVisible();
  });

  test('shows the current branch expanded, with folder icons on categories, 320 px wide', async ({
    tree,
  }) => {
    expect(await tree.titles()).toEqual(['Garden', 'Beds', 'Beans', 'Travel', 'Loose']);
    await expect(tree.row('Beans')).toHaveAttribute('aria-current', 'page');
    await expect(tree.row('Beds').locator('[data-folder]')).toBeVisible();
    await expect(tree.row('Beans').locator('[data-folder]')).toHaveCount(0);
    await expect.poll(async () => (await tree.root.boundingBox())?.width).toBe(320);
  });

  test('filter shows matches inside their expanded ancestors', async ({ page, tree }) => {
    await tree.arrow('Garden').click();
    await expect(tree.row('Beans')).toHaveCount(0);
    const filter = page.getByRole('searchbox', { name: 'Filter by title' });
    await filter.fill('bea');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beds', 'Beans']);
    await filter.fill('nowhere');
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await filter.fill('');
    await expect(tree.row('Loose')).toBeVisible();
  });

  test('supports keyboard navigation and closes after a choice', async ({ page, shell, tree }) => {
    await tree.row('Beans').focus();
    await tree.press('End', 'Enter');
    await expect(page).toHaveURL(/\/loose$/);
    await expect(shell.dialog('Overview')).toBeHidden();
  });
});

test('renders at most 150 rows for ten thousand items', async ({ page, shell, tree, consoleGuard }) => {
  // Rows that stay on screen prefetch their notes, which do not exist.
  consoleGuard.allow(/by-slug/);
  await mockList(page, largeList());
  await page.goto('/');
  await shell.overview.click();
  await expect(tree.row('Archive')).toBeVisible();
  await tree.row('Archive').focus();
  await tree.press('End');
  await expect(tree.row('Leaf 4998')).toBeFocused();
  await page.getByRole('searchbox').fill('page');
  await expect(tree.row('Page 3')).toBeVisible();
  expect(await page.getByRole('treeitem', { includeHidden: true }).count()).toBeLessThan(150);
});

test('prefix chip says that a filter hides notes', async ({ account, page, shell }) => {
  await account.note('Loose', '');
  await account.setting({ key: 'onlyShowNotesWithPrefix', value: 'garden' });
  await page.goto('/');
  await shell.overview.click();
  const overview = shell.dialog('Overview');
  await expect(overview.getByText('Only: garden')).toBeVisible();
  await overview.getByRole('button', { name: 'Show all notes' }).click();
  await expect(new Tree(page, 'Overview').row('Loose')).toBeVisible();
});
