import { LIMITS } from '@my-note/contract';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

const shared = '/i/new?title=Bread&text=Two+eggs.&url=https://example.org/bread&tags=work/food';

test('shows what an address describes, makes the note by one press, and opens it', async ({
  page,
  account,
  shell,
}) => {
  const work = await account.category('Work');
  await account.category('Log', work);
  await page.goto(shared);
  const { main } = shell;
  await expect(main.getByLabel('Title')).toHaveValue('Bread');
  await expect(main.getByLabel('Text')).toHaveValue('Two eggs.\n\n<https://example.org/bread>');
  await expect(main.getByLabel('Tags')).toHaveValue('work/food');
  expect((await account.list()).map(({ title }) => title).sort()).toEqual(['Log', 'Work']);

  await main.getByLabel('Category').selectOption('Work / Log');
  await expectNoViolations(page, 'new note');
  await main.getByRole('button', { name: 'Make note' }).dblclick();
  await expect(page).toHaveURL('/work/log/bread');
  await expect(main.getByText('Two eggs.')).toBeVisible();
  await expect(shell.entry('Bread')).toBeVisible();
  const { content } = await account.noteBySlug('work/log/bread');
  expect(content).toBe('Two eggs.\n\n<https://example.org/bread>\n\n#work/food');
  expect((await account.list()).filter(({ title }) => title === 'Bread')).toHaveLength(1);
});

test('a press whose answer was lost is repeated without a second note', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto(shared);
  await page.route(
    '**/api/u-notes/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const make = shell.main.getByRole('button', { name: 'Make note' });
  await make.click();
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await make.click();
  await expect(page).toHaveURL('/bread');
  expect(await account.list()).toHaveLength(1);
});

test('says what is wrong, and keeps what was typed', async ({ page, account, shell }) => {
  const { main } = shell;
  await page.goto(`/i/new#${new URLSearchParams({ title: 'a'.repeat(LIMITS.titleLength + 1), tags: 'a!' })}`);
  await main.getByRole('button', { name: 'Make note' }).click();
  await expect(main.getByText('The title may have at most 300 characters')).toBeVisible();
  await expect(main.getByText(/A tag has letters, numbers, _ and -/)).toBeVisible();
  await main.getByLabel('Title').fill('Short');
  await main.getByLabel('Text').fill('Typed by hand');
  await main.getByLabel('Tags').fill('');
  await main.getByRole('button', { name: 'Make note' }).click();
  await expect(page).toHaveURL('/short');
  expect((await account.noteBySlug('short')).content).toBe('Typed by hand');
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('a visitor signs in first, and loses nothing of a long text', async ({
    page,
    account,
    shell,
    loginPage,
  }) => {
    const text = 'A long line of words. '.repeat(2_000).trim();
    await page.goto(`/i/new#${new URLSearchParams({ title: 'Long', text })}`);
    await expect(page).toHaveURL('/login');
    await loginPage.signIn(account);
    await expect(shell.main.getByLabel('Text')).toHaveValue(text);
    await shell.main.getByRole('button', { name: 'Make note' }).click();
    await expect(page).toHaveURL('/long');
  });
});

test('the installed app shares into this page, and has shortcuts that open', async ({ page, request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.share_target).toEqual({
    action: '/i/new',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  // The browser's own reading of the manifest.
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  await page.goto(manifest.shortcuts.find(({ name }: { name: string }) => name === 'Search').url);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the bookmark keeps the title, the address, and the selection of another page', async ({
  page,
  siteUrl,
  shell,
}) => {
  await page.goto('/i/transfer');
  const code = await shell.main.getByText('Save to My Note').getAttribute('href');
  expect(await shell.main.getByLabel('Address of the bookmark').inputValue()).toBe(code);
  const other = await page.context().newPage();
  await other.goto('data:text/html,<title>Bread & eggs</title><p>Two eggs.');
  const opened = other.waitForEvent('popup');
  await other.evaluate(async (bookmark) => {
    getSelection()?.selectAllChildren(document.body);
    location.href = bookmark;
  }, code ?? '');
  const form = await opened;
  await expect(form).toHaveURL(new RegExp(`^${siteUrl}/i/new#`));
  await expect(form.getByLabel('Title')).toHaveValue('Bread & eggs');
  await expect(form.getByLabel('Text')).toHaveValue(/^Two eggs\.\n\ndata:text/);
});
