import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test.use({ signedIn: false });
test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/Cross-Origin-Opener-Policy header has been ignored/);
});

/** Opens a page as on a home server without HTTPS: browsers count localhost as secure, and no other name. */
async function openPlain(page: Page, siteUrl: string, account: Account, path: string) {
  const home = new URL(siteUrl);
  home.hostname = 'notes.test';
  await signInBrowser(page, home.href, account);
  await page.goto(new URL(path, home).href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
}

test('notes can be written on a home server without HTTPS', async ({ page, account, notePage, siteUrl }) => {
  const note = await account.note('Ship log', 'First entry.');
  await openPlain(page, siteUrl, account, note.slug);
  await notePage.edit.click();
  await notePage.type(' All well.');
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toContain('First entry. All well.');
});

test('without HTTPS the list of notes loads, and a new note is in it and found', async ({
  page,
  account,
  notePage,
  shell,
  siteUrl,
}) => {
  await account.note('Ship log', 'First entry.');
  await openPlain(page, siteUrl, account, '/');
  await expect(shell.entry('Ship log')).toBeVisible();
  await shell.add('New note');
  await notePage.titleInput.fill('Sea chart');
  await notePage.done.click();
  await expect(shell.entry('Sea chart')).toBeVisible();
  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('sea chart');
  await expect(search.option(search.results, /Sea chart/)).toBeVisible();
});

test('without HTTPS a note is made of an address, and a text appended to a day', async ({
  page,
  account,
  siteUrl,
}) => {
  await openPlain(page, siteUrl, account, '/i/new?title=Tide+table');
  await page.getByRole('button', { name: 'Make note' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/tide-table');

  await page.goto(new URL('/i/today?append', page.url()).href);
  const field = page.getByRole('textbox', { name: /^Append to/ });
  await field.fill('It rains.');
  await page.getByRole('button', { name: 'Append' }).click();
  await expect(field).toHaveValue('');
});
