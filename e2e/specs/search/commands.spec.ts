import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('> lists commands and filters them by the text after it', async ({ page }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('>');
  await expect(search.commands.getByRole('option')).toHaveText([
    /^New note/,
    /^New category/,
    /^Open overview/,
    /^Hide or show the sidebar/,
    /^Make the sidebar wider/,
    /^Make the sidebar narrower/,
    /^(Dark|Light) theme/,
    /^Go to Home/,
    /^Go to Sharing/,
    /^Go to Trash/,
    /^Go to Notifications/,
    /^Go to Issue report \/ Feature request/,
    /^Go to Import and export/,
    /^Settings/,
    /^Keyboard shortcuts/,
    /^About this app/,
    /^Logout/,
    /^Today/,
    /^Append to today/,
    /^New note from a template/,
    /^Go to Tags/,
    /^Go to Tasks/,
    /^Go to Saved searches/,
  ]);
  await search.input.fill('> bin');
  await expect(search.commands.getByRole('option')).toHaveText([/^Go to Trash/]);
  await search.input.fill('>xyz');
  await expect(search.dialog.getByText('No command with this name.')).toBeVisible();
});

const places = [
  ['go to sharing', '/i/shared'],
  ['trash', '/i/trash'],
  ['notifications', '/i/notifications'],
  ['issue', '/i/requests'],
] as const;
for (const [words, path] of places) {
  test(`command "${words}" leads to ${path}`, async ({ page }) => {
    const search = new SearchDialog(page);
    await page.goto('/');
    await search.open();
    await search.input.fill(`>${words}`);
    await search.input.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(search.dialog).toBeHidden();
  });
}

test('commands create a note and a category', async ({ page, notePage, shell }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('>new category');
  await search.input.press('Enter');
  await expect(shell.dialog('Add new category')).toBeVisible();
  await shell.closeDialog();
  await expect(shell.dialog('Add new category')).toBeHidden();
  await search.open();
  await search.input.fill('>new note');
  await search.input.press('Enter');
  await expect(notePage.titleInput).toBeVisible();
});

test('commands toggle the theme, open the overview and sign out', async ({ page, shell, account }) => {
  await account.note('Plan');
  await page.emulateMedia({ colorScheme: 'light' });
  const search = new SearchDialog(page);
  await page.goto('/plan');
  await search.open();
  await search.input.fill('>theme');
  await search.input.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await search.open();
  await search.input.fill('>overview');
  await search.input.press('Enter');
  await expect(shell.dialog('Overview')).toBeVisible();
  await shell.closeDialog();
  await search.open();
  await search.input.fill('>logout');
  await search.input.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(shell.login).toBeVisible();
});

test('commands clear the prefix filter and open the Youtube Reader when it is enabled', async ({
  page,
  account,
}) => {
  await account.setting({ key: 'onlyShowNotesWithPrefix', value: 'work' });
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('>clear prefix');
  await search.input.press('Enter');
  await search.open();
  await expect(search.dialog.getByText('Only: work')).toBeHidden();
  await search.input.fill('>youtube');
  await search.input.press('Enter');
  await expect(page).toHaveURL('/i/youtube');
});
