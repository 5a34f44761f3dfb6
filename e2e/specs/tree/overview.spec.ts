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

  test('shows a column for each category of the top level, with the current branch expanded and counts', async ({
    tree,
  }) => {
    const left = async (title: string) => (await tree.row(title).boundingBox())?.x ?? 0;
    expect(await left('Garden')).toBeLessThan(await left('Travel'));
    expect(await left('Travel')).toBeLessThan(await left('Not in a category'));
    await expect(tree.row('Loose')).toBeVisible();
    await expect(tree.row('Beans')).toHaveAttribute('aria-current', 'page');
    await expect(tree.row('Beans')).toHaveAttribute('aria-level', '3');
    await expect(tree.row('Beds').locator('[data-folder]')).toBeVisible();
    await expect(tree.row('Beans').locator('[data-folder]')).toHaveCount(0);
    await expect(tree.row('Garden')).toHaveAccessibleDescription('1 note');
    await expect(tree.row('Travel')).toHaveAccessibleDescription('0 notes');
  });

  test('filter shows matches inside their expanded ancestors, with their letters marked', async ({
    page,
    shell,
    tree,
  }) => {
    await tree.arrow('Beds').click();
    await expect(tree.row('Beans')).toHaveCount(0);
    const filter = page.getByRole('searchbox', { name: 'Filter by title' });
    await filter.fill('BEA');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beds', 'Beans']);
    await expect(tree.row('Beans').locator('mark')).toHaveText('Bea');
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
    await filter.fill('nowhere');
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await filter.press('Escape');
    await expect(tree.row('Loose')).toBeVisible();
    await filter.fill('loo');
    await filter.press('Enter');
    await expect(page).toHaveURL(/\/loose$/);
    await expect(shell.dialog('Overview')).toBeHidden();
  });

  test('supports keyboard navigation across columns and closes after a choice', async ({
    page,
    shell,
    tree,
  }) => {
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(tree.row('Garden')).toBeFocused();
    await tree.press('ArrowRight');
    await expect(tree.row('Travel')).toBeFocused();
    await tree.press('ArrowRight', 'ArrowDown');
    await expect(tree.row('Loose')).toBeFocused();
    await tree.press('ArrowLeft', 'b', 'e', 'a');
    await expect(tree.row('Beans')).toBeFocused();
    await tree.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(page).toHaveURL(/\/loose$/);
    await expect(shell.dialog('Overview')).toBeHidden();
  });

  test('a note is dragged into another column, and Undo brings it back', async ({ account, page, tree }) => {
    await tree.drag('Loose', tree.row('Travel'), 0.5, { x: 120 });
    const categoryOf = async (slug: string) => (await account.noteBySlug(slug)).category?.title ?? null;
    // Until the move is saved, the new address has no note.
    await expect(async () => expect(await categoryOf('travel/loose')).toBe('Travel')).toPass();
    await expect(tree.row('Not in a category')).toHaveCount(0);
    await expect(tree.row('Travel')).toHaveAccessibleDescription('1 note');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tree.row('Not in a category')).toBeVisible();
    await expect(tree.row('Loose')).toBeVisible();
    await expect(async () => expect(await categoryOf('loose')).toBeNull()).toPass();
  });

  test('a category becomes a column beside another, and a column goes into a category', async ({
    account,
    page,
    tree,
  }) => {
    await tree.drag('Beds', tree.row('Travel'), 0.5, { x: 3 });
    await expect(tree.row('Beds')).toHaveAttribute('aria-level', '1');
    await expect(tree.row('Beds')).toHaveAttribute('aria-posinset', '2');
    await expect(tree.row('Beans')).toHaveAttribute('aria-level', '2');
    await expect(async () => expect((await account.noteBySlug('beds/beans')).title).toBe('Beans')).toPass();
    await expect(page).toHaveURL(/\/beds\/beans$/);
    await tree.drag('Travel', tree.row('Garden'), 0.5, { x: 140 });
    await expect(tree.row('Travel')).toHaveAttribute('aria-level', '2');
    await expect(async () =>
      expect((await account.noteBySlug('garden/travel')).type).toBe('category'),
    ).toPass();
  });

  test('keys move a row out of its category and a column to the side; the menu of a row moves it', async ({
    account,
    page,
    tree,
  }) => {
    await tree.row('Garden').focus();
    await tree.press('Alt+Shift+ArrowRight');
    await expect(tree.row('Garden')).toHaveAttribute('aria-posinset', '2');
    await expect(tree.row('Garden')).toBeFocused();
    await tree.row('Beds').focus();
    await tree.press('Alt+Shift+ArrowLeft');
    await expect(tree.row('Beds')).toHaveAttribute('aria-level', '1');
    await expect(tree.row('Beds')).toBeFocused();
    await tree.openMenu('Loose');
    await tree.choose('Move');
    const dialog = page.getByRole('dialog', { name: 'Move “Loose”' });
    await dialog.getByRole('button', { name: /^Move to/ }).click();
    await page.getByRole('option', { name: 'Travel' }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(async () =>
      expect((await account.noteBySlug('travel/loose')).category?.title).toBe('Travel'),
    ).toPass();
  });
});

test.describe('ten thousand items', () => {
  test.beforeEach(async ({ page, consoleGuard }) => {
    // Rows that stay on screen prefetch their notes, which do not exist.
    consoleGuard.allow(/by-slug/);
    await mockList(page, largeList());
    await page.goto('/');
  });

  test('at most 150 rows are rendered', async ({ page, shell, tree }) => {
    await shell.overview.click();
    await expect(tree.row('Archive')).toBeVisible();
    await tree.row('Archive').focus();
    await tree.press('End');
    await expect(tree.row('Page 4999')).toBeFocused();
    await tree.press('ArrowRight', 'End');
    await expect(tree.row('Leaf 4998')).toBeFocused();
    await page.getByRole('searchbox').fill('page 499');
    await expect(tree.row('Page 499')).toBeVisible();
    expect(await page.getByRole('treeitem', { includeHidden: true }).count()).toBeLessThan(150);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('columns snap, rows are as high as a finger needs, and Back closes the overview', async ({
    account,
    page,
    shell,
    tree,
  }) => {
    await account.category('Garden');
    const travel = await account.category('Travel');
    await account.note('Lisbon', 'Trams.', travel);
    await page.goto('/travel/lisbon');
    await shell.overview.click();
    await expect(tree.row('Lisbon')).toBeInViewport({ ratio: 1 });
    expect((await tree.row('Lisbon').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await tree.row('Travel').boundingBox())?.width).toBeGreaterThan(300);
    await expect(page.getByRole('searchbox')).not.toBeFocused();
    await tree.row('Lisbon').getByRole('button', { name: 'More for Lisbon' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Move', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(shell.dialog('Overview')).toBeHidden();
    await expect(page).toHaveURL(/\/travel\/lisbon$/);
  });
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
