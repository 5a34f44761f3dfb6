import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { createRepository } from '../../fixtures/remotes/own-repository.ts';
import { copySite, type PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

// One repository and one site for all of them, in this order.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ signedIn: false });

let team: Awaited<ReturnType<typeof createRepository>>;
let site: PublishedSite;
let dataDir: string;
let server: Server;
let account: Account;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  team = await createRepository('weather');
  [site, dataDir] = [await copySite(), await makeDataDir()];
  server = await startServer(dataDir, undefined, site.folder, { REMOTE_OVERRIDES: 'on' });
  account = await createAccount(server.url);
  await account.note('Lighthouse', 'It stands.');
  await team.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
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

test('a repository of its own has no path into this workspace, and its tests pass', async () => {
  for (const file of ['package.json', 'tsconfig.json', 'biome.json', '.github/workflows/ci.yml']) {
    expect(team.read(file)).not.toMatch(/workspace:|catalog:|\.\.\/|__\w+__/);
  }
  const said = await team.npm('test');
  expect(said).toContain('3 passed');
  expect(said).toMatch(/weather 0\.1\.0-\w+: second copies and budget checked/);
});

test('a change of it shows at once in a site that runs', async ({ page, shell }) => {
  const address = new URL(await team.startDevServer(server.url));
  address.pathname = '/i/weather';
  await page.goto(address.href);
  const title = shell.main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Weather');
  await expect(shell.main.getByRole('link', { name: 'Lighthouse' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  team.change('src/texts.ts', "title: 'Weather'", "title: 'Drizzle'");
  await expect(title).toHaveText('Drizzle');
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
});

test('publishing it, with the mount in a browser, adds its page to the running host', async ({
  page,
  shell,
}) => {
  await page.goto(server.url);
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Weather')).toHaveCount(0);
  const said = await team.npm('run', 'publish', '--', '--store', site.folder);
  expect(said).toContain('every page mounts, every module loads');
  expect(said).toMatch(/flipped {2}registry revision \d+/);
  await page.reload();
  await expect(shell.main.getByText('1 note')).toBeVisible();
  await shell.pageLink('Weather').click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Drizzle');
});

test('a budget that does not hold is refused before anything is published', async () => {
  team.change('budget.json', '"page": 30', '"page": 1');
  await expect(team.npm('run', 'check')).rejects.toThrow(/weather-page/);
  team.change('budget.json', '"page": 1', '"page": 30');
});
