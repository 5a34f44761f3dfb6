import type { Locator, Page } from '@playwright/test';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import type { Release } from '../../fixtures/remotes/published-site.ts';
import { expect, loadedVersion, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { startStallingProxy } from '../../fixtures/remotes/stalling-proxy.ts';
import { withPage } from '../../journeys/broken-remotes.ts';
import { PANEL_TIMEOUT } from '../../journeys/panels.ts';

const test = publishingTest();
const trash = (page: Page) => page.getByRole('main').getByText('Trash is empty');

test('serves a canary to nobody at 0 %, to everybody at 100 %, and keeps each browser in its group', async ({
  page,
  site,
}) => {
  const { version: live } = await site.entry('sharing');
  const canary = await site.stageRelease('sharing');
  canary.pages?.push({ path: '/i/attic', module: 'trash-page', label: 'Attic', files: [] });
  canary.fills = { 'home-card': 'trash-page' };
  const share = (percent: number) =>
    site.updateEntry('sharing', (entry) => {
      Object.assign(entry, { canary: { version: canary.version, percent }, releases: [canary] });
    });
  const open = async () => {
    await page.goto('/i/trash');
    await expect(trash(page)).toBeVisible();
    return loadedVersion(page, 'sharing');
  };

  // A page that only the canary has, as well as its card on the home page.
  const attic = page.getByRole('navigation').getByRole('link', { name: 'Attic' });

  await share(0);
  expect(await open()).toBe(live);
  await expect(attic).toHaveCount(0);
  await share(100);
  expect(await open()).toBe(canary.version);
  await page.goto('/');
  await expect(trash(page), 'its card').toBeVisible();
  await attic.click();
  await expect(page).toHaveURL(/\/i\/attic$/);
  await expect(trash(page)).toBeVisible();
  await share(50);
  const drawn = await open();
  expect([live, canary.version]).toContain(drawn);
  for (let again = 0; again < 3; again += 1) expect(await open()).toBe(drawn);
  // Whoever is in stays in while the share grows.
  if (drawn === canary.version) await share(75);
  expect(await open()).toBe(drawn);
  await site.updateEntry('sharing', (entry) => delete entry.canary);
  expect(await open()).toBe(live);
});

interface Breakage {
  name: string;
  /** Breaks a version that is about to go live. */
  start: (
    release: Release,
    rewrite: (wanted: RegExp, change: (text: string) => string) => Promise<void>,
  ) => Promise<void>;
}

const breakages: Breakage[] = [
  {
    name: 'has a tampered entry',
    start: async ({ entry }) => {
      entry.integrity = `sha384-${'A'.repeat(64)}`;
    },
  },
  {
    name: 'has a page that throws on load',
    start: (_release, rewrite) =>
      rewrite(/^__federation_expose_trash_page\..*\.js$/, (code) =>
        code.replace(/(\d+\([a-z,]*\)\{)/, '$1throw new Error("broken on purpose");'),
      ),
  },
  {
    name: 'requires other shared modules',
    start: (_release, rewrite) =>
      rewrite(/^remoteEntry\..*\.js$/, (code) =>
        code.replace(/(requiredVersion:")[^"]+("[^}]*?shareKey:"@my-note\/shared-kit\/ui")/, '$1^99.0.0$2'),
      ),
  },
  {
    name: 'targets another contract',
    start: async (release) => {
      release.contract = '^2.0.0';
    },
  },
  {
    name: 'targets another contract, as its manifest says',
    start: (release, rewrite) => {
      // An older tool published it.
      delete release.scripts;
      return rewrite(/^mf-manifest\.json$/, (text) => text.replace(/("contract":")[^"]+/, '$12.0.0'));
    },
  },
];

for (const { name, start } of breakages) {
  test(`falls back to the previous version when the live one ${name}`, async ({
    page,
    site,
    consoleGuard,
  }) => {
    consoleGuard.allow(/remote_sharing|remotes\/sharing|broken on purpose|integrity/);
    const { version: before } = await site.entry('sharing');
    const broken = await site.stageRelease('sharing');
    await start(broken, (wanted, change) => site.rewriteFile(broken, wanted, change));
    await site.goLive('sharing', broken);
    await page.goto('/i/trash');
    await expect(trash(page)).toBeVisible();
    expect(await loadedVersion(page, 'sharing')).toBe(before);
    // Every other part of it comes from there too.
    await page.getByRole('navigation').getByRole('link', { name: 'Sharing', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
    expect(await loadedVersion(page, 'sharing')).toBe(before);
  });
}

test('falls back to the live version when the canary fails to load', async ({ page, site, consoleGuard }) => {
  consoleGuard.allow(/remote_sharing|remotes\/sharing|integrity/);
  const { version: live } = await site.entry('sharing');
  const canary = await site.stageRelease('sharing');
  canary.entry.integrity = `sha384-${'A'.repeat(64)}`;
  await site.updateEntry('sharing', (entry) => {
    Object.assign(entry, { canary: { version: canary.version, percent: 100 }, releases: [canary] });
  });
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();
  expect(await loadedVersion(page, 'sharing')).toBe(live);
});

test('requests page chunks again on retry and on the next visit after they hang in the live and previous versions', async ({
  context,
  account,
  site,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  await site.publish('sharing');
  const recover = (how: (page: Page, panel: Locator) => Promise<void>) =>
    withPage(context, async (page) => {
      let cut = true;
      const proxy = await startStallingProxy(
        siteUrl,
        (file) => cut && file.includes('__federation_expose_trash_page'),
      );
      await signInBrowser(page, proxy.url, account);
      await page.goto(`${proxy.url}/i/trash`, { waitUntil: 'commit' });
      const panel = page.getByRole('main').getByRole('alert').filter({ hasText: PANEL_TIMEOUT });
      await expect(panel).toBeVisible({ timeout: 45_000 });
      const versions = proxy.stalled.map((file) => /\/remotes\/sharing\/([^/]+)\//.exec(file)?.[1]);
      expect(new Set(versions).size, 'releases that were tried').toBe(2);
      cut = false;
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await how(page, panel);
      await expect(trash(page)).toBeVisible({ timeout: 6_000 });
      expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
      await proxy.stop();
    });
  await Promise.all([
    recover((_page, panel) => panel.getByRole('button', { name: 'Try again' }).click()),
    recover(async (page) => {
      const links = page.getByRole('navigation');
      await links.getByRole('link', { name: 'Issue report / Feature request' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await links.getByRole('link', { name: 'Trash', exact: true }).click();
    }),
  ]);
});

test('shows the reason and details for the administrator when no version works', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/remote_sharing|remotes\/sharing|integrity/);
  const broken = await site.stageRelease('sharing');
  broken.entry.integrity = `sha384-${'A'.repeat(64)}`;
  await site.goLive('sharing', broken);
  await site.updateEntry('sharing', (entry) => {
    for (const release of entry.releases ?? []) release.entry.integrity = broken.entry.integrity;
  });
  await page.goto('/i/trash');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('This page was blocked for your safety');
  await expect(panel).toContainText(`sharing · ${broken.version} · integrity`);
});

test('refuses a remote from an origin the site does not allow and says so', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/RemoteError/);
  await site.updateEntry('sharing', (entry) => {
    entry.manifest.url = `https://elsewhere.example${entry.manifest.url}`;
    Object.assign(entry, { previous: null, releases: [] });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/i/trash');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('This page was blocked for your safety');
  await expect(panel).toContainText('https://elsewhere.example is not an allowed origin of remotes');
  await expect(panel.getByRole('button', { name: 'Reload the app' })).toBeVisible();
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

test('a remote disabled for everyone is off on the next load and back on retry once enabled', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/RemoteError: sharing is switched off/);
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();
  await site.updateEntry('sharing', (entry) => Object.assign(entry, { killed: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('This page is turned off');
  expect(asked.filter((url) => url.startsWith('/remotes/sharing/'))).toEqual([]);
  await site.updateEntry('sharing', (entry) => Object.assign(entry, { killed: false }));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(trash(page)).toBeVisible();
});

test('a remote that is killed gives way in an open tab, and a retry brings it back once it is revived', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/RemoteError: sharing is switched off/);
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();
  await site.updateEntry('sharing', (entry) => Object.assign(entry, { killed: true }));
  const panel = page.getByRole('main').getByRole('alert');
  // The check begins some time after the page is shown, and goes on every 45 seconds.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panel).toContainText('This page is turned off', { timeout: 1_000 });
  }).toPass();
  await site.updateEntry('sharing', (entry) => Object.assign(entry, { killed: false }));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(trash(page)).toBeVisible();
});
