import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { plantGarden, test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';

test.beforeEach(async ({ account, page, tree }) => {
  await plantGarden(account);
  await page.goto('/');
  await tree.row('Garden').focus();
});

test('Tab focuses one row, and arrows, Home and End move from it', async ({ tree }) => {
  await expect(tree.root.locator('[role=treeitem][tabindex="0"]')).toHaveCount(1);
  await tree.press('ArrowDown');
  await expect(tree.row('Travel')).toBeFocused();
  await tree.press('End');
  await expect(tree.row('Loose')).toBeFocused();
  await expect(tree.row('Loose')).toHaveAttribute('aria-posinset', '3');
  await expect(tree.row('Loose')).toHaveAttribute('aria-setsize', '3');
  await tree.press('Home');
  await expect(tree.row('Garden')).toBeFocused();
});

test('ArrowRight expands and enters, ArrowLeft leaves and collapses, Enter opens', async ({ page, tree }) => {
  await tree.press('ArrowRight');
  await expect(tree.row('Garden')).toHaveAttribute('aria-expanded', 'true');
  await tree.press('ArrowRight', 'ArrowDown');
  await expect(tree.row('Roses')).toBeFocused();
  await tree.press('ArrowLeft');
  await expect(tree.row('Garden')).toBeFocused();
  await tree.press('ArrowLeft');
  await expect(tree.row('Garden')).toHaveAttribute('aria-expanded', 'false');
  await tree.press('End', 'Enter');
  await expect(page).toHaveURL(/\/loose$/);
  await expect(tree.row('Loose')).toBeFocused();
});

test('typing focuses the title that starts with the letters and triggers no page shortcut', async ({
  page,
  tree,
}) => {
  await page.evaluate(() => {
    addEventListener('keydown', ({ key }) => document.body.setAttribute('data-heard', key));
  });
  await tree.press('l', 'o');
  await expect(tree.row('Loose')).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-heard');
});

test('* expands all siblings', async ({ tree }) => {
  await tree.press('*');
  await expect(tree.row('Garden')).toHaveAttribute('aria-expanded', 'true');
  await expect(tree.row('Travel')).toHaveAttribute('aria-expanded', 'true');
});

test('Alt+Shift+arrows move the item, keep its focus, and announce the result', async ({ tree }) => {
  await tree.press('End', 'Alt+Shift+ArrowUp');
  await expect(tree.announcement).toHaveText('Moved Loose to position 2 of 3 at the top level');
  await expect(tree.row('Loose')).toBeFocused();
  await tree.press('Alt+Shift+ArrowUp');
  await expect.poll(() => tree.titles()).toEqual(['Loose', 'Garden', 'Travel']);
  await expect(tree.row('Loose')).toBeFocused();
  await tree.press('Alt+Shift+ArrowDown');
  await expect.poll(() => tree.titles()).toEqual(['Garden', 'Loose', 'Travel']);
  await expect(tree.row('Loose')).toBeFocused();
  await tree.press('Alt+Shift+ArrowRight');
  await expect(tree.announcement).toHaveText('Moved Loose to position 3 of 3 in Garden');
  await expect(tree.row('Loose')).toHaveAttribute('aria-level', '2');
  await expect(tree.row('Loose')).toBeFocused();
  await expect(tree.row('Loose').getByRole('link')).toHaveAttribute('href', '/garden/loose');
  await tree.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => tree.titles()).toEqual(['Garden', 'Beans', 'Roses', 'Loose', 'Travel']);
  await expect(tree.row('Loose')).toBeFocused();
  await expect(tree.row('Loose').getByRole('link')).toHaveAttribute('href', '/loose');
});

test('F2 renames and returns focus to the row', async ({ tree }) => {
  await tree.press('End', 'F2');
  await expect(tree.renameField).toBeFocused();
  await tree.renameField.fill('Settled');
  await tree.press('Enter');
  await expect(tree.row('Settled')).toBeFocused();
});

test('what is typed right after F2 belongs to the title', async ({ networkIdle, page, tree }) => {
  await networkIdle();
  await tree.press('End', 'F2');
  await page.keyboard.type('Settled');
  await page.keyboard.press('Enter');
  await expect(tree.row('Settled')).toBeFocused();
});

test('Enter that ends an IME composition does not save', async ({ page, tree }) => {
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
  await tree.press('End', 'F2');
  await tree.renameField.fill('かな');
  await tree.renameField.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(tree.renameField).toHaveValue('かな');
  await tree.renameField.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expectThroughout(() => expect(writes).toEqual([]), 200);
  await tree.press('Enter');
  await expect(tree.row('かな')).toBeFocused();
});

test('Delete moves the row to the trash and focuses the row that takes its place', async ({
  shell,
  tree,
}) => {
  await tree.press('ArrowDown', 'Delete');
  await expect(tree.row('Travel')).toHaveCount(0);
  await expect(shell.toast('“Travel” is in the trash')).toBeVisible();
  await expect(tree.row('Loose')).toBeFocused();
});

test('Shift+F10 opens the row menu, and Escape returns focus to the row', async ({ page, tree }) => {
  await tree.press('ArrowDown', 'Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await tree.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeHidden();
  await expect(tree.row('Travel')).toBeFocused();
});

test('holding Delete moves only one row to the trash', async ({ consoleGuard, page, tree }) => {
  // Its page may be requested in advance while it is moved to the trash.
  consoleGuard.allow(/404.*slug=travel/);
  await tree.press('ArrowDown');
  await page.keyboard.down('Delete');
  await expect(tree.row('Travel')).toHaveCount(0);
  await expect(tree.row('Loose')).toBeFocused();
  await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await expectThroughout(() => expect(tree.row('Loose')).toBeVisible(), 500);
});
