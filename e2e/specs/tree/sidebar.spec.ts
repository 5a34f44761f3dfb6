import { largeList, mockList } from '../../fixtures/notes/large-list.ts';
import { readsList } from '../../fixtures/notes/list-calls.ts';
import { plantGarden, test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';

test.describe('tree of two categories and three notes', () => {
  test.beforeEach(async ({ account, page, tree }) => {
    await plantGarden(account);
    await page.goto('/garden');
    await expect(tree.row('Roses')).toBeVisible();
  });

  test('renaming the current page replaces its URL, and Undo restores the title', async ({
    notePage,
    page,
    shell,
    tree,
  }) => {
    await tree.follow('Beans');
    await expect(notePage.heading).toHaveText('Beans');
    await tree.openMenu('Beans');
    await tree.choose('Rename');
    await expect(tree.renameField).toBeFocused();
    await tree.renameField.fill('Runner beans');
    await tree.press('Enter');
    await expect(page).toHaveURL(/\/garden\/runner-beans$/);
    await expect(notePage.heading).toHaveText('Runner beans');
    await shell.toast('Renamed').getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/garden\/beans$/);
    await expect(tree.row('Beans')).toBeVisible();
  });

  test('renaming a category keeps its descendant page open under the new URL', async ({
    notePage,
    page,
    tree,
  }) => {
    await tree.follow('Beans');
    await expect(notePage.heading).toHaveText('Beans');
    let lists = 0;
    page.on('request', (request) => {
      if (readsList(request)) lists += 1;
    });
    await tree.row('Garden').focus();
    await tree.press('F2');
    await tree.renameField.fill('Orchard');
    await tree.press('Enter');
    await expect(page).toHaveURL(/\/orchard\/beans$/);
    await expect(notePage.heading).toHaveText('Beans');
    await expect(tree.row('Roses').getByRole('link')).toHaveAttribute('href', '/orchard/roses');
    expect(lists, 'the list is not fetched again').toBe(0);
  });

  test('category title accepts only letters, digits, whitespace, & and -, and keeps the typed text', async ({
    tree,
  }) => {
    await tree.row('Travel').focus();
    await tree.press('F2');
    await tree.renameField.fill('Trips/2026');
    await tree.press('Enter');
    await expect(tree.root.getByRole('alert')).toHaveText('Only allowed characters or numbers or & -');
    await expect(tree.renameField).toHaveValue('Trips/2026');
    await tree.press('Escape');
    await expect(tree.row('Travel')).toBeFocused();
  });

  test('rejected title stays in its field', async ({ shell, tree, consoleGuard }) => {
    consoleGuard.allow(/409/);
    await tree.row('Travel').focus();
    await tree.press('F2');
    await tree.renameField.fill('Garden');
    await tree.press('Enter');
    await expect(shell.toast('Duplicated data')).toBeVisible();
    await expect(tree.renameField).toHaveValue('Garden');
    await expect(tree.row('Travel')).toBeVisible();
  });

  test('blur saves the title', async ({ page, shell, tree }) => {
    await tree.row('Loose').focus();
    await tree.press('F2');
    await tree.renameField.fill('Found');
    await shell.main.click();
    await expect(tree.row('Found')).toBeVisible();
    await page.reload();
    await expect(tree.row('Found')).toBeVisible();
  });

  test('trashing the current page opens its parent, and Undo restores it and reopens it', async ({
    notePage,
    page,
    shell,
    tree,
  }) => {
    await tree.follow('Beans');
    await expect(notePage.heading).toHaveText('Beans');
    await tree.openMenu('Beans');
    await tree.choose('Move to trash');
    await expect(page).toHaveURL(/\/garden$/);
    await expect(tree.row('Beans')).toHaveCount(0);
    await shell.toast('“Beans” is in the trash').getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/garden\/beans$/);
    await expect(tree.row('Beans')).toBeVisible();
  });

  test('More menu pins and unpins, and the page updates at once', async ({ notePage, page, tree }) => {
    await tree.follow('Beans');
    await expect(notePage.heading).toHaveText('Beans');
    await tree.row('Beans').hover();
    await tree.row('Beans').getByRole('button', { name: 'More for Beans' }).click();
    await tree.choose('Pin');
    await expect(shellButton(page, 'Unpin')).toBeVisible();
    await tree.openMenu('Beans');
    await tree.choose('Unpin');
    await expect(shellButton(page, 'Pin')).toBeVisible();
  });

  test("New category here creates it next to a note, under the note's parent", async ({
    page,
    shell,
    tree,
  }) => {
    await tree.openMenu('Beans');
    await tree.choose('New category here');
    const dialog = shell.dialog('Add new category');
    await dialog.getByLabel('Title').fill('Beds');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/garden\/beds$/);
    await expect(tree.row('Empty')).toHaveCount(0);
    await expect(tree.root.getByText('Empty', { exact: true })).toBeVisible();
  });

  test('New note here creates it in that category', async ({ notePage, page, tree }) => {
    await tree.openMenu('Travel');
    await tree.choose('New note here');
    await expect(notePage.titleInput).toBeFocused();
    await expect(page).toHaveURL(/\/travel\/draft-/);
  });

  test('shows the standard error when the remote fails to load its dialog', async ({
    page,
    shell,
    tree,
    consoleGuard,
  }) => {
    consoleGuard.allow(/./);
    await page.route(/\/remotes\/sharing\/.*\.js/, (route) => route.abort());
    await tree.openMenu('Beans');
    await tree.choose('Share');
    await expect(shell.toast(/this page/)).toBeVisible();
  });

  test('arrow opens and closes a category in place, leaves the page and other branches as they are', async ({
    account,
    notePage,
    page,
    tree,
  }) => {
    await account.note('Lisbon', 'Trams.', await account.categoryAt('travel'));
    await page.goto('/garden/beans');
    await notePage.edit.click();
    await expect(notePage.titleInput).toBeVisible();
    await tree.arrow('Travel').click();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Lisbon', 'Loose']);
    await expect(notePage.titleInput).toBeVisible();

    await page.goto('/loose');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Travel', 'Lisbon', 'Loose']);
    await tree.follow('Garden');
    await tree.follow('Loose');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Lisbon', 'Loose']);
    await tree.arrow('Travel').click();
    await expect(page).toHaveURL(/\/loose$/);
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Loose']);

    await tree.follow('Beans');
    // The note before stands there until this one is loaded, and has the same button.
    await expect(notePage.heading).toHaveText('Beans');
    await notePage.edit.click();
    await expect(notePage.titleInput).toBeVisible();
    await tree.arrow('Garden').click();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Travel', 'Loose']);
    await tree.arrow('Travel').click();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Travel', 'Lisbon', 'Loose']);
    await tree.arrow('Garden').click();
    await expect(page).toHaveURL(/\/garden\/beans$/);
    await expect(notePage.titleInput).toBeVisible();
    await page.reload();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Lisbon', 'Loose']);
  });
});

const shellButton = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('renders at most 150 rows for ten thousand items with five thousand of them expanded', async ({
  page,
  tree,
  consoleGuard,
}) => {
  // Rows that stay on screen prefetch their notes, which do not exist.
  consoleGuard.allow(/by-slug/);
  await mockList(page, largeList());
  await page.goto('/');
  await tree.row('Archive').focus();
  await tree.press('ArrowRight');
  await expect(tree.row('Page 3')).toBeVisible();
  expect(await tree.rows.count()).toBeLessThan(150);
  await tree.press('End');
  await expect(tree.row('Leaf 4998')).toBeFocused();
  expect(await tree.rows.count()).toBeLessThan(150);
});
