import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Travel > (Lisbon, Food > Pastry) in the trash as one entry, and some notes beside it. */
async function fillTrash(account: Account) {
  const travel = await account.category('Travel');
  await account.note('Lisbon', 'Trams.', travel);
  const food = await account.category('Food', travel);
  await account.note('Pastry', 'Custard.', food);
  for (const title of ['Old plan', 'Older plan', 'Oldest plan'])
    await account.trash((await account.note(title))._id);
  await account.trash(travel._id);
}

test('shows the contents of a trashed category and restores a single note from it', async ({
  page,
  account,
  shell,
  trashPage,
}) => {
  await fillTrash(account);
  await page.goto('/i/trash');
  await trashPage.button('Contents of Travel').click();
  await expect(trashPage.contents('Travel')).toContainText(['Food', 'Pastry', 'Lisbon']);
  await trashPage
    .contents('Travel')
    .filter({ hasText: 'Pastry' })
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(page.getByRole('treeitem', { name: 'Pastry' })).toBeVisible();
  await expect(trashPage.contents('Travel')).toContainText(['Food', 'Lisbon']);
  await shell.toast('Restored Pastry').getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL('/pastry');
  await expect(shell.main.getByText('Custard.')).toBeVisible();
});

test('restores or permanently deletes several selected entries', async ({
  page,
  account,
  shell,
  trashPage,
}) => {
  await fillTrash(account);
  await page.goto('/i/trash');
  await trashPage.select('Old plan', 'Travel');
  await expect(page.getByText('2 selected')).toBeVisible();
  await trashPage.button('Restore selected').click();
  await expect(shell.toast('Restored 2 items')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Travel' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Old plan' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await trashPage.button('Delete selected for good').click();
  await expect(trashPage.dialog).toContainText('Delete 2 items for good?');
  await trashPage.confirm();
  await expect(trashPage.empty).toBeVisible();
});

test('empties the trash after confirmation', async ({ page, account, trashPage }) => {
  await fillTrash(account);
  await page.goto('/i/trash');
  await trashPage.button('Empty trash').click();
  await trashPage.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(trashPage.row('Travel')).toBeVisible();
  await trashPage.button('Empty trash').click();
  await trashPage.dialog.getByRole('button', { name: 'Empty trash' }).click();
  await expect(trashPage.empty).toBeVisible();
  await page.reload();
  await expect(trashPage.empty).toBeVisible();
});

test('reports failed actions and keeps the entries selected', async ({
  page,
  account,
  shell,
  trashPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/);
  await fillTrash(account);
  await page.goto('/i/trash');
  await page.route('**/api/u-notes/trash/restore', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'X', message: 'The cellar is flooded' } }),
  );
  await trashPage.select('Old plan', 'Travel');
  await trashPage.button('Restore selected').click();
  await expect(shell.toast('The cellar is flooded')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
});

test('trashed note can be read and restored at its URL', async ({
  page,
  account,
  shell,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const note = await account.note('Old plan', 'Leave at **nine**.');
  await account.trash(note._id);
  await page.goto('/old-plan');
  const banner = page.getByRole('region', { name: 'This note is in the trash' });
  await expect(banner).toBeVisible();
  await expect(shell.main.getByText('Leave at nine.')).toBeVisible();
  await expect(notePage.edit).toBeHidden();
  await banner.getByRole('button', { name: 'Restore' }).click();
  await expect(notePage.edit).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('treeitem', { name: 'Old plan' })).toBeVisible();
});

test('trashed category shows its contents at its URL and gets a new URL when its name is taken', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await fillTrash(account);
  await page.goto('/travel');
  await expect(page.getByRole('list', { name: 'Contents of Travel' })).toContainText('Pastry');
  await account.category('Travel');
  await shell.main.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page).toHaveURL('/travel-2');
  await expect(shell.main.getByText('Lisbon')).toBeVisible();
});

test('permanently deleted items no longer open at any URL', async ({
  page,
  account,
  shell,
  trashPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await account.trash((await account.note('Old plan', 'Leave at nine.'))._id);
  await page.goto('/old-plan');
  await shell.main.getByRole('link', { name: 'Open trash' }).click();
  await trashPage.clickDelete('Old plan');
  await trashPage.confirm();
  await expect(trashPage.empty).toBeVisible();
  await page.goBack();
  await expect(shell.main.getByText('There is no note here')).toBeVisible();
  await expect(shell.main.getByText('Leave at nine.')).toBeHidden();
});

test('restores entries one after another by keyboard', async ({ page, account, trashPage }) => {
  await fillTrash(account);
  await page.goto('/i/trash');
  for (const title of ['Old plan', 'Older plan']) {
    const restore = trashPage.row(title).getByRole('button', { name: /^Restore/ });
    await restore.focus();
    await page.keyboard.press('Enter');
    await expect(trashPage.row(`${title}`)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  }
});
