import { TELEMETRY_PATH } from '@my-note/contract/telemetry';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { fillStorage, signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { changeBuild } from '../../fixtures/remotes/changed-build.ts';
import { expect, loadedVersion, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { remote } from '../../fixtures/remotes/remote-command.ts';

const test = publishingTest({ TELEMETRY: 'on' });
const MOST_BROWSERS = 40;
const FAILS_HERE = 'e2e.fails';

/** A browser of its own that opens the trash, and leaves it when it has been seen. */
async function visit(browser: Browser, url: string, account: Account) {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  let reports = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(TELEMETRY_PATH)) reports += 1;
  });
  await fillStorage(context, url, { [FAILS_HERE]: 'yes' });
  await signInBrowser(page, url, account);
  await page.goto(`${url}/i/trash`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Trash is empty|didn.t work|went wrong/).first()).toBeVisible();
  // A failure is reported at once, and the rest when the page is left.
  const isFine = await main.getByText('Trash is empty').isVisible();
  await expect(async () => {
    if (isFine) await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(reports).toBeGreaterThan(0);
  }).toPass();
  await context.close();
}

test('a guarded canary that fails in browsers is taken back by itself; its open tabs get the notice of a new version', async ({
  page,
  // The first of the site, which is the operator's.
  account,
  site,
  siteUrl,
  browser,
  consoleGuard,
}) => {
  test.setTimeout(400_000);
  consoleGuard.allow(/broken in some browsers/);
  const { version: live } = await site.entry('sharing');
  for (let browsers = 0; browsers < 2; browsers += 1) await visit(browser, siteUrl, account);

  const build = await changeBuild('sharing', /^__federation_expose_trash_page\..*\.js$/, (code) =>
    code.replace(
      /(\d+\([a-z,]*\)\{)/,
      `$1if(localStorage.getItem("${FAILS_HERE}"))throw new Error("broken in some browsers");`,
    ),
  );
  const { stdout } = await remote(
    build.workspace,
    ...['publish', 'remote-sharing/', '--canary', '60', '--guard', '--without-browser'],
    ...['--store', site.folder],
  );
  expect(stdout).toContain('flipped');
  const begun = Date.now();
  const canaryOf = async () => (await site.entry('sharing')).canary;
  const { version } = (await canaryOf()) ?? { version: '' };
  expect(version).not.toBe(live);

  // A tab in which it works, of a browser that has the canary.
  await expect(async () => {
    await page.evaluate(() => localStorage.removeItem('my-note.device')).catch(() => undefined);
    await page.goto(`${siteUrl}/i/trash`);
    await expect(page.getByRole('main').getByText('Trash is empty')).toBeVisible();
    expect(await loadedVersion(page, 'sharing')).toBe(version);
  }).toPass({ timeout: 60_000 });

  for (let browsers = 0; browsers < MOST_BROWSERS && (await canaryOf()); browsers += 1)
    await visit(browser, siteUrl, account);
  await expect.poll(canaryOf, { timeout: 20_000 }).toBeUndefined();
  console.log(`Taken back ${Math.round((Date.now() - begun) / 1000)} s after it was published`);

  const { stdout: listed } = await remote(build.workspace, 'ls', '--store', site.folder);
  expect(listed).toMatch(new RegExp(`guard: take back sharing ${version.replaceAll('.', '\\.')}.*errors: `));
  expect((await site.entry('sharing')).version).toBe(live);

  await expect(page.getByText('A new version is available')).toBeVisible({ timeout: 60_000 });
  expect(await loadedVersion(page, 'sharing'), 'nothing is swapped under the page').toBe(version);
  await page.goto(`${siteUrl}/i/notifications`);
  const news = page.getByRole('main').getByText(`sharing ${version} was taken back`);
  await expect(news).toBeVisible();
  expect(await loadedVersion(page, 'sharing')).not.toBe(version);
  await build.remove();
});
