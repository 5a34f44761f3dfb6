import { rm } from 'node:fs/promises';
import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { buildDevShellSite } from '../../fixtures/remotes/dev-shell.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

// One shell and one service for all of them.
test.describe.configure({ mode: 'default' });
test.use({ signedIn: false });

let site: string;
let dataDir: string;
let server: Server;
let account: Account;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [site, dataDir] = [buildDevShellSite(), await makeDataDir()];
  server = await startServer(dataDir, undefined, site);
  account = await createAccount(server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await removeDataDir(dataDir);
  await rm(site, { recursive: true, force: true });
});

const pages: { remote: string; path: string; shows: string }[] = [
  { remote: 'notes', path: '/lighthouse', shows: 'It stands.' },
  { remote: 'sharing', path: '/i/trash', shows: 'Trash is empty' },
  { remote: 'youtube', path: '/i/youtube', shows: 'No channels yet' },
  { remote: 'notifications', path: '/i/notifications', shows: 'Welcome to My Note' },
  { remote: 'workspace', path: '/i/transfer', shows: 'Import and export' },
];

for (const { remote, path, shows } of pages) {
  test(`runs remote ${remote} alone in the development shell`, async ({ page }) => {
    if (remote === 'notes') await account.note('Lighthouse', 'It stands.');
    // The registry of `pnpm dev <remote> --alone` names this one only.
    await page.route('**/registry.json', async (route) => {
      const registry = await (await route.fetch()).json();
      const remotes = registry.remotes.filter(({ name }: { name: string }) => name === remote);
      await route.fulfill({ json: { ...registry, remotes } });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await signInBrowser(page, server.url, account);
    await page.goto(server.url + path);
    await expect(page.getByRole('banner')).toContainText(remote);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    const others = fetched.filter(
      (url) => /^\/remotes\//.test(url) && !url.startsWith(`/remotes/${remote}/`),
    );
    expect(others, 'files of other remotes').toEqual([]);
  });
}

test('renders a slot with custom props and logs its callbacks', async ({ page }) => {
  await signInBrowser(page, server.url, account);
  await page.goto(server.url);
  await page.getByRole('link', { name: '/slot/notes/new-category' }).click();
  await page.getByRole('button', { name: 'Show the slot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add new category' });
  await dialog.getByLabel('Title').fill('Kitchen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'onDone("kitchen")' })).toBeVisible();
});

test('asks for an account on the local service when signed out', async ({ page }) => {
  await page.goto(`${server.url}/i/trash`);
  await page.getByLabel('E-mail').fill('dev@example.org');
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('main').getByText('Trash is empty')).toBeVisible();
});
