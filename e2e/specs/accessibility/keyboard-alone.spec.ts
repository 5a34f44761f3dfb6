import { expectFocusKept, tabTo } from '../../fixtures/input/tab-to.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

// Nothing here uses a pointer: no click, hover, drag, or tap, and no focus that a script sets.
test.use({ signedIn: false, contextOptions: { reducedMotion: 'no-preference' } });

test('somebody with a keyboard alone signs in, writes, moves, shares, trashes, and restores a note', async ({
  page,
  context,
  account,
  shell,
  loginPage,
  notePage,
  editor,
  trashPage,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  // The wrong password.
  consoleGuard.allow(/401/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await account.category('Garden');
  await account.note('Soup', 'Leeks.');
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const tree = new Tree(page, 'Notes');
  /** Chooses in an open menu: what its letters lead to is the active descendant of the menu, which has the focus. */
  const choose = async (name: string) => {
    const item = page.getByRole('menuitem', { name, exact: true });
    await expect(item).toBeVisible();
    await expect(page.getByRole('menu').filter({ has: item })).toBeFocused();
    await keyboard.type(name);
    await expect(item).toHaveAttribute('data-highlighted');
    await press('Enter');
  };

  await test.step('signs in', async () => {
    await page.goto('/');
    await tabTo(page, shell.login);
    await press('Enter');
    await expect(loginPage.email).toBeFocused();
    await keyboard.type(account.email);
    await press('Tab');
    await expect(loginPage.password).toBeFocused();
    await keyboard.type('not the password');
    await press('Enter');
    await expect(loginPage.error).toBeVisible();
    await expectFocusKept(page, 'after a wrong password');
    await tabTo(page, loginPage.password, 'Shift+Tab');
    await press('Control+a');
    await keyboard.type(account.password);
    await press('Enter');
    await expect(shell.userMenu).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectFocusKept(page, 'after the sign-in');
  });

  await test.step('makes a note', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }));
    await press('Enter');
    await choose('New note');
    await expect(notePage.titleInput).toBeFocused();
    await keyboard.type('Planting plan');
    await press('Enter');
    await expect(editor.text).toBeFocused();
  });

  await test.step('writes with the slash menu', async () => {
    const insert = async (words: string) => {
      await keyboard.type(`/${words}`);
      await expect(editor.options.first()).toHaveAttribute('aria-selected', 'true');
      await press('Enter');
      await expect(editor.list).toHaveCount(0);
      await expect(editor.text).toBeFocused();
    };
    await insert('heading 2');
    await keyboard.type('Spring');
    await press('Enter');
    await insert('bullet');
    await keyboard.type('Beans');
    await press('Enter');
    await keyboard.type('Peas');
    await press('Enter', 'Tab');
    await keyboard.type('Sweet peas');
    await press('Enter', 'Enter', 'Enter');
    await insert('table');
    await keyboard.type('Bed');
    await press('Tab');
    await keyboard.type('Crop');
    await expect(editor.text.getByRole('heading', { name: 'Spring', level: 2 })).toBeVisible();
    await expect(editor.text.getByRole('listitem').filter({ hasText: 'Sweet peas' }).last()).toBeVisible();
    await expect(editor.text.getByRole('columnheader', { name: 'Crop' })).toBeVisible();
    await expect(notePage.saved).toBeVisible();
    await press('Escape');
    await expect(notePage.edit).toBeFocused();
    await expect(page).toHaveURL('/planting-plan');
    const { content } = await account.noteBySlug('planting-plan');
    for (const part of ['## Spring', 'Beans', '  - Sweet peas', '| Bed'])
      expect(content.replaceAll('* ', '- ')).toContain(part);
  });

  const row = tree.row('Planting plan');
  await test.step('moves it in the tree, and with the dialog', async () => {
    await tabTo(page, row, 'Shift+Tab');
    await press('Alt+Shift+ArrowUp');
    await expect(tree.announcement).toHaveText(/^Moved Planting plan to position/);
    await expect(row).toBeFocused();
    await press('Shift+F10');
    await choose('Move');
    const dialog = page.getByRole('dialog', { name: /Move/ });
    const place = dialog.getByRole('button', { name: /^Move to/ });
    await expect(dialog).toBeVisible();
    await tabTo(page, place);
    await press('Enter');
    await keyboard.type('Gard');
    await expect(page.getByRole('option', { name: 'Garden' })).toBeVisible();
    await press('Enter');
    await expect(place).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: 'Move', exact: true }));
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/garden/planting-plan');
    await expect(row).toHaveAttribute('aria-level', '2');
    // The row has gone from where it was, and the focus is on the one that stands there now.
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
    await press('ArrowUp');
    await expect(row).toBeFocused();
  });

  await test.step('shares it, copies the link, and removes it again', async () => {
    await press('Shift+F10');
    await choose('Share');
    const dialog = page.getByRole('dialog', { name: /Planting plan/ });
    await tabTo(page, dialog.getByRole('button', { name: 'In 7 days' }));
    await press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Create link' }));
    await press('Enter');
    const copy = dialog.getByRole('button', { name: /^Copy/ });
    await expect(copy).toBeVisible();
    await expectFocusKept(page, 'after the link was created');
    await tabTo(page, copy);
    await press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/i\/shared\/[\w-]+\/[\w-]+$/);
    const never = dialog.getByRole('button', { name: 'Never' });
    await tabTo(page, never);
    await press('Space');
    await expect(never).toHaveAttribute('aria-pressed', 'true');
    await expect(never).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: 'Remove sharing' }));
    await press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: 'Remove sharing' }));
    await press('Enter');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    await expectFocusKept(page, 'after the link was removed');
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeFocused();
  });

  await test.step('moves it to the trash and restores it', async () => {
    await press('Delete');
    await expect(row).toHaveCount(0);
    await expect(shell.toast('“Planting plan” is in the trash')).toBeVisible();
    await expectFocusKept(page, 'after the note went to the trash');
    await tabTo(page, shell.pageLink('Trash'));
    await press('Enter');
    const restore = trashPage.row('Planting plan').getByRole('button', { name: /^Restore/ });
    await expect(restore).toBeVisible();
    await expectFocusKept(page, 'on the page of the trash');
    await tabTo(page, restore);
    await press('Enter');
    await expect(trashPage.empty).toBeVisible();
    await expectFocusKept(page, 'after the note was restored');
    const garden = tree.row('Garden');
    await tabTo(page, garden, 'Shift+Tab');
    if ((await garden.getAttribute('aria-expanded')) === 'false') await press('ArrowRight');
    await press('ArrowRight');
    await expect(row).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL('/garden/planting-plan');
    await expect(notePage.heading).toHaveText('Planting plan');
    await expectFocusKept(page, 'after the note was opened');
  });
});
