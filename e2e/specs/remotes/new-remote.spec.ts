import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { createRemote } from '../../fixtures/remotes/new-remote.ts';
import { copySite, type PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

// One remote and one site for all of them, in this order.
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: false });

let team: ReturnType<typeof createRemote>;
let site: PublishedSite;
let dataDir: string;
let server: Server;
let account: Account;

test.beforeAll(async () => {
  team = createRemote('rain-gauge');
  [site, dataDir] = [await copySite(), await makeDataDir()];
  server = await startServer(dataDir, undefined, site.folder, { REMOTE_OVERRIDES: 'on' });
  account = await createAccount(server.url);
  await account.note('Lighthouse', 'It stands.');
});
test.afterAll(async () => {
  await server?.stop();
  team?.remove();
  await site?.remove();
  await removeDataDir(dataDir);
});
test.beforeEach(async ({ page }) => {
  await signInBrowser(page, server.url, account);
});

test('a new remote runs inside an existing site and updates in place while it is edited', async ({
  page,
  shell,
}) => {
  test.slow();
  const address = new URL(await team.startDevServer(server.url));
  address.pathname = '/i/rain-gauge';
  await page.goto(address.href);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Rain gauge');
  await expect(shell.main.getByRole('link', { name: 'Lighthouse' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const updates = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    addEventListener('my-note:remote-updated', (event) => seen.push(event));
    return seen;
  });
  const titles = ['Rain gauge', 'Rain', 'Drizzle', 'Downpour'];
  for (const [index, title] of titles.slice(1).entries()) {
    team.change('texts.ts', `title: '${titles[index]}'`, `title: '${title}'`);
    // The first change is compiled beside the first check of types.
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 });
    const seen = await updates.evaluate((all) => all.length);
    expect(seen, 'one update for each change').toBe(index + 1);
  }
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
  team.change('texts.ts', "title: 'Downpour'", "title: 'Rain gauge'");
});

test("publishing adds the remote's page, link and card to the running host, and disabling removes them", async ({
  page,
  shell,
}) => {
  test.slow();
  await page.goto(server.url);
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Rain gauge')).toHaveCount(0);
  team.build();
  const said = team.remote('publish', team.dir, '--store', site.folder, '--without-browser');
  expect(said).toMatch(/flipped {2}registry revision \d+, in \d+ ms/);
  await page.reload();
  await expect(shell.main.getByText('1 note')).toBeVisible();
  await shell.pageLink('Rain gauge').click();
  await expect(page).toHaveURL(/\/i\/rain-gauge$/);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Rain gauge');
  await shell.main.getByRole('link', { name: 'Lighthouse' }).click();
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  await page.goto(`${server.url}/i/rain-gauge`);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Rain gauge');

  team.remote('kill', 'rain-gauge', '--store', site.folder);
  await page.goto(server.url);
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Rain gauge')).toHaveCount(0);
});
