import { plantGarden, test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';

test.describe('tree of two categories and three notes', () => {
  test.beforeEach(async ({ account, page, tree }) => {
    await plantGarden(account);
    await page.goto('/garden');
    await expect(tree.row('Roses')).toBeVisible();
  });

  test('drops a row before another and keeps the order after a reload', async ({ page, shell, tree }) => {
    await tree.drag('Roses', tree.row('Beans'), 0);
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Roses', 'Beans', 'Travel', 'Loose']);
    await expect(tree.announcement).toHaveText('Moved Roses to position 1 of 2 in Garden');
    await expect(shell.toast('“Roses” was moved')).toBeVisible();
    await page.reload();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Roses', 'Beans', 'Travel', 'Loose']);
  });

  test('drops a row after another, also at the top level', async ({ page, tree }) => {
    await tree.drag('Travel', tree.row('Loose'), 1);
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Loose', 'Travel']);
    await expect(tree.announcement).toBeVisible();
    await page.reload();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Loose', 'Travel']);
  });

  test('drops a row into an empty category, and Undo moves it back', async ({ page, shell, tree }) => {
    await tree.drag('Beans', tree.row('Travel'), 0.5);
    await expect(tree.row('Beans')).toHaveAttribute('aria-level', '2');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Roses', 'Travel', 'Beans', 'Loose']);
    await expect(tree.row('Beans').getByRole('link')).toHaveAttribute('href', '/travel/beans');
    await shell.title.click();
    const undone = page.waitForResponse(/\/ordering$/);
    await shell.toast('“Beans” was moved').getByRole('button', { name: 'Undo' }).click();
    await undone;
    await page.goto('/garden');
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Loose']);
  });

  test('opens a closed category after hovering it with a dragged row for 600 ms', async ({ page, tree }) => {
    await tree.dragOver('Loose', tree.row('Travel'), 0.5);
    await expect(tree.row('Travel')).toHaveAttribute('data-drop', 'into');
    await expect(tree.row('Travel')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  test('dropping below the last row moves it to the end of the top level', async ({ page, tree }) => {
    await tree.drag('Beans', tree.root.locator('xpath=following-sibling::*'), 0.5);
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Roses', 'Travel', 'Loose', 'Beans']);
    await expect(tree.row('Beans').getByRole('link')).toHaveAttribute('href', '/beans');
    await page.reload();
    await expect(tree.row('Beans')).toHaveAttribute('aria-level', '1');
  });

  test("dragging left of a category's last row moves it out of the category", async ({ tree }) => {
    await tree.drag('Loose', tree.row('Roses'), 0.9, { x: 4 });
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Loose', 'Travel']);
    await expect(tree.row('Loose')).toHaveAttribute('aria-level', '1');
  });

  test('category cannot be dropped into itself or its descendants', async ({ tree, page }) => {
    await tree.dragOver('Garden', tree.row('Beans'), 0);
    await expect(tree.row('Beans')).toHaveAttribute('data-dragged', '');
    await expect(tree.row('Beans')).not.toHaveAttribute('data-drop');
    await page.mouse.up();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Travel', 'Loose']);
  });

  test('reverts a rejected move and shows the reason', async ({
    account,
    page,
    shell,
    tree,
    consoleGuard,
  }) => {
    consoleGuard.allow(/409/);
    const garden = await account.noteBySlug('garden');
    await account.category('Travel', { ...garden, categoryId: null });
    await page.reload();
    const inner = tree.root.locator('[aria-level="2"][aria-label="Travel"]');
    await tree.drag(inner, tree.row('Loose'), 0);
    await expect(shell.toast('Duplicated data')).toBeVisible();
    await expect(inner).toBeVisible();
  });

  test('drop under the prefix filter keeps the right order in the full list', async ({
    account,
    page,
    tree,
  }) => {
    const garden = await account.noteBySlug('garden');
    await account.note('Apples', '', { ...garden, categoryId: null });
    await account.setting({ key: 'onlyShowNotesWithPrefix', value: 'garden/' });
    await page.reload();
    await expect.poll(() => tree.titles()).toEqual(['Beans', 'Roses', 'Apples']);
    await tree.drag('Apples', tree.row('Roses'), 0);
    await expect.poll(() => tree.titles()).toEqual(['Beans', 'Apples', 'Roses']);
    await expect(tree.announcement).toBeVisible();
    await account.setting({ key: 'onlyShowNotesWithPrefix', value: '' });
    await page.reload();
    await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Apples', 'Roses', 'Travel', 'Loose']);
  });
});
