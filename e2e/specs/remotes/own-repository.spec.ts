import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { createRepository } from '../../fixtures/remotes/own-repository.ts';
import { copySite, type PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

// One repository and one site for all of them, in this order.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ signedIn: false });

// What repositories of the two other bundlers install in addition.
const BUNDLERS = ['@module-federation/vite', '@rspack/core', 'css-loader', 'style-loader', 'vite'];

let team: Awaited<ReturnType<typeof createRepository>>;
let site: PublishedSite;
let dataDir: string;
let server: Server;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  team = await createRepository('weather');
  [site, dataDir] = [await copySite(), await makeDataDir()];
  server = await startServer(dataDir, undefined, site.folder, { REMOTE_OVERRIDES: 'on' });
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  await team.npm('install', ...quiet);
  await team.npm('install', '--save-dev', ...quiet, ...BUNDLERS);
});
test.afterAll(async () => {
  // The packages of the repository are tens of thousands of files.
  test.setTimeout(600_000);
  await server?.stop();
  team?.remove();
  await site?.remove();
  await removeDataDir(dataDir);
});
test.beforeEach(async ({ page }) => {
  // A session of its own: the tests take longer than an access token is valid.
  const account = await createAccount(server.url);
  await account.note('Lighthouse', 'It stands.');
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

test('its conformance is checked with the installed host, alone and in a browser', async () => {
  const said = await team.npm('run', 'conformance');
  expect(said).toMatch(/weather 0\.1\.0-\w+\n/);
  for (const check of ['budget', 'styles', 'mount', 'accessibility', 'growth', 'faults'])
    expect(said).toMatch(new RegExp(`  ${check} +ok`));
  expect(said).toContain('Nothing found in 16 checks, 1 checks left out.');
});

test('a change of it shows at once in a site that runs', async ({ page, shell }) => {
  const address = new URL(await team.devAddress(server.url));
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

test('what does not compile and wrong types are shown over the page until they are mended', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/TS2322|Expected|Module build failed|webpack-dev-server/);
  const address = new URL(await team.devAddress(server.url));
  address.pathname = '/i/weather';
  await page.goto(address.href);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Drizzle');
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  for (const [mistake, message] of [
    ['title: 12 satisfies string', /src\/texts\.ts\(\d+,\d+\): error TS\d+/],
    ["title: 'Drizzle", /src\/texts\.ts[\s\S]*Unterminated string/],
  ] as const) {
    team.change('src/texts.ts', "title: 'Drizzle'", mistake);
    await expect(overlay.getByText(message).first()).toBeVisible({ timeout: 60_000 });
    team.change('src/texts.ts', mistake, "title: 'Drizzle'");
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, { timeout: 60_000 });
  }
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

for (const bundler of ['rspack', 'vite'] as const) {
  test(`the same sources, built by ${bundler}, run in the host`, async ({ page, shell }) => {
    team.switchBundler(bundler);
    await team.npm('version', 'minor', '--no-git-tag-version');
    const said = await team.npm('run', 'publish', '--', '--store', site.folder);
    expect(said).toContain('every page mounts, every module loads');
    const { entry } = await site.entry('weather');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/i/weather`);
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Drizzle');
    await expect(shell.main.getByRole('link', { name: 'Lighthouse' })).toBeVisible();
    expect(requested, 'the release of this bundler').toContain(entry.url);
  });
}

test('a script of ES modules that differs from the published one is not run', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/integrity|could not be loaded/);
  const { version } = await site.entry('weather');
  await site.updateEntry('weather', (entry) => {
    entry.previous = null;
  });
  await page.route(new RegExp(`/remotes/weather/${version}/assets/weather-page-`), async (route) => {
    const response = await route.fetch();
    const body = `globalThis.tampered = true;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto(`${server.url}/i/weather`);
  await expect(shell.main.getByText('This page was blocked for your safety')).toBeVisible({
    timeout: 30_000,
  });
  expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false);
});

test('a budget that does not hold is refused before anything is published', async () => {
  team.change('budget.json', '"page": 50', '"page": 1');
  await expect(team.npm('run', 'check')).rejects.toThrow(/weather-page/);
});
