import { expect, test } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

/** Nobody is signed in. */
const VISITOR = { cookies: [], origins: [] };

test('lists shares with their actions', async ({ page, context, account, shell, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = await account.note('Rye starter', 'Feed it.');
  const kitchen = await account.category('Kitchen');
  const { href } = await account.share(note._id, { password: 'open sesame', expiresInDays: 7 });
  await account.share(kitchen._id);
  await page.goto('/i/shared');
  const row = page.getByRole('row').filter({ hasText: 'Rye starter' });
  await expect(row).toContainText('This note');
  await expect(row).toContainText('in 7 days');
  await expect(row).toContainText('Not yet');
  await expect(row.getByRole('img', { name: 'Visitors need a password.' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kitchen' })).toContainText('Everything in it');

  await row.getByRole('button', { name: 'Copy the link' }).click();
  await expect(shell.toast('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${href}$`));
  await expect(row.getByRole('link', { name: 'Open Rye starter as a visitor' })).toHaveAttribute(
    'href',
    href,
  );

  await row.getByRole('button', { name: 'Remove sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sharing' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(href);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('link to a trashed note is paused and works again after restore', async ({ page, account }) => {
  const note = await account.note('Rye starter', 'Feed it.');
  await account.share(note._id);
  await account.trash(note._id);
  await page.goto('/i/shared');
  const row = page.getByRole('row').filter({ hasText: 'Rye starter' });
  await expect(row).toContainText('In the trash. The link is paused.');
  await expect(row.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Rye starter' }).click();
  await page.getByRole('button', { name: 'Restore Rye starter' }).click();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expect(row).not.toContainText('In the trash');
});

test('warns in the dialog and after the move when a note moves into a shared category', async ({
  page,
  account,
  shell,
}) => {
  const kitchen = await account.category('Kitchen');
  await account.category('Bread', kitchen);
  await account.category('Diary');
  await account.note('Rye starter', 'Feed it.');
  await account.share(kitchen._id);
  await page.goto('/rye-starter');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('option', { name: 'Bread' }).click();
  await expect(dialog).toContainText('“Kitchen” is shared');
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('option', { name: 'Diary' }).click();
  await expect(dialog).not.toContainText('is shared');
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('option', { name: 'Bread' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  const toast = shell.toast('“Rye starter” was moved');
  await expect(toast).toContainText('It is part of “Kitchen” now, which is shared');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL('/rye-starter');

  const tree = new Tree(page, 'Notes');
  // Rows move while the branch that was left closes.
  await expect.poll(() => tree.titles()).toEqual(['Kitchen', 'Diary', 'Rye starter']);
  await tree.drag('Rye starter', tree.row('Kitchen'), 0.5);
  await expect(shell.toast('which is shared').last()).toBeVisible();
});

test('open page of a visitor shows nothing of a share after it is revoked', async ({
  browser,
  siteUrl,
  account,
}) => {
  const note = await account.note('Recipe', 'Two eggs.');
  const { _id, href } = await account.share(note._id);
  const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(href);
  await expect(page.getByText('Two eggs.')).toBeVisible();
  // One failed poll does not end the polling.
  await page.route('**/api/u-notes/shared/**', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.clock.runFor(31_000);
  await expect(page.getByText('Two eggs.')).toBeVisible();
  await page.unroute('**/api/u-notes/shared/**');
  await account.unshare(_id);
  await page.clock.runFor(31_000);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByText('Two eggs.')).toBeHidden();
  await context.close();
});

test('changing the password hides the text from visitors until they enter the new one', async ({
  browser,
  siteUrl,
  account,
}) => {
  const note = await account.note('Recipe', 'Two eggs.');
  const { href } = await account.share(note._id, { password: 'open sesame' });
  const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(href);
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Two eggs.')).toBeVisible();
  // The browser remembers the password.
  await page.reload();
  await expect(page.getByText('Two eggs.')).toBeVisible();
  await account.share(note._id, { password: 'simsalabim' });
  await page.clock.runFor(31_000);
  await expect(page.getByText('Two eggs.')).toBeHidden();
  await page.getByLabel('Password').fill('simsalabim');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Two eggs.')).toBeVisible();
  await context.close();
});

test('link preview has the title and beginning of the note and is not indexed by search engines', async ({
  account,
  request,
}) => {
  const note = await account.note('Recipe', 'Two eggs, beaten.');
  const { href } = await account.share(note._id);
  const html = await (await request.get(href)).text();
  expect(html).toContain('<title>Recipe</title>');
  expect(html).toContain('<meta property="og:description" content="Two eggs, beaten.">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
