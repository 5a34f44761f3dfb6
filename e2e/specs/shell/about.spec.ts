import { interceptRemoteFiles } from '@my-note/conformance/remote-files';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Registry {
  revision: number;
  host?: { version: string };
  remotes: { name: string; version: string }[];
}

const registryOf = async (siteUrl: string): Promise<Registry> =>
  (await fetch(`${siteUrl}/registry.json`)).json();

/** What the page says of a remote. */
const partOf = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name: 'Parts' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Goes there inside the app, so that the tab and what runs in it stay. */
async function openAbout(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/i/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'About My Note' })).toBeVisible();
}

test('shows the version of the app and each remote, and their load state in this tab', async ({
  page,
  siteUrl,
  shell,
}) => {
  const { revision, host, remotes } = await registryOf(siteUrl);
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  await openAbout(page);
  await expect(shell.main.getByText(`Revision ${revision}, read just now`)).toBeVisible();
  if (host) await expect(shell.main.getByText(host.version, { exact: true })).toBeVisible();
  for (const { name, version } of remotes) await expect(partOf(page, name)).toContainText(version);
  await expect(partOf(page, 'sharing')).toContainText(/The published version.*Loaded in \d+ ms/);
  await expect(partOf(page, 'notes')).toContainText('Not needed yet');
  await expect(partOf(page, 'youtube')).toContainText('Turned off in the settings');
});

test('updates the state of a remote while the page is open', async ({ page, shell }) => {
  await page.goto('/i/about');
  await expect(partOf(page, 'notes')).toContainText('Not needed yet');
  await shell.add('New category');
  await expect(shell.dialog('Add new category')).toBeVisible();
  await shell.closeDialog();
  await expect(partOf(page, 'notes')).toContainText(/Loaded in \d+ ms/);
});

test('shows why a remote failed and that it is paused before a retry', async ({
  page,
  siteUrl,
  shell,
  consoleGuard,
}) => {
  test.setTimeout(90_000);
  consoleGuard.allow(/remotes\/sharing\/|RemoteError|remote_sharing/);
  const files = await interceptRemoteFiles(page, siteUrl, 'sharing');
  await files.respondWith('manifest', 500);
  await page.goto('/i/trash');
  await expect(shell.main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await openAbout(page);
  await expect(partOf(page, 'sharing')).toContainText('Failed: couldn’t reach its files');
  await expect(partOf(page, 'sharing')).toContainText('Paused for half a minute');
});

test('shows one version of each shared package and warns about a second one', async ({ page, shell }) => {
  await page.goto('/i/about');
  const main = shell.main;
  await main.getByText(/^\d+ packages, each in one version$/).click();
  const react = main
    .getByRole('table', { name: 'Shared packages' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name: 'react', exact: true }),
    });
  await expect(react).toContainText(/19\.\d+\.\d+.*the app/);
  await expect(main.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => {
    const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default?.react;
    if (scope) scope['18.2.0'] = { from: 'remote_old', useIn: ['remote_old'] };
  });
  await shell.title.click();
  await expect(react).toBeHidden();
  await openAbout(page);
  await expect(main.getByRole('alert')).toContainText('More than one version of react');
});

test('agrees with what the developer tools of module federation read', async ({ page, shell }) => {
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  const { manifests, shared } = await page.evaluate(() => ({
    manifests: Object.values(__FEDERATION__.moduleInfo.host?.remotesInfo ?? {}).map(
      ({ matchedVersion }) => matchedVersion,
    ),
    shared: __FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.keys(shareScopeMap.default ?? {}),
    ),
  }));
  await openAbout(page);
  const inThisTab = await partOf(page, 'sharing').getByRole('cell').nth(1).textContent();
  const version = /\d+\.\d+\.\d+-\w+/.exec(inThisTab ?? '')?.[0];
  expect(manifests).toEqual([expect.stringContaining(`/remotes/sharing/${version}/`)]);
  await shell.main.getByText(/^\d+ packages, each in one version$/).click();
  const rows = shell.main.getByRole('table', { name: 'Shared packages' }).getByRole('rowheader');
  expect((await rows.allTextContents()).sort()).toEqual([...new Set(shared)].sort());
});

test('copies the page as text', async ({ page, context, shell }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/i/about');
  await shell.main.getByRole('button', { name: 'Copy as text' }).click();
  await expect(shell.main.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^My Note .+, contract \d+\.\d+\.\d+\n/);
  expect(text).toMatch(/^notes \d.*: Not needed yet/m);
  expect(text).toMatch(/^react 19\..* from host; used by .*host/m);
});

test('settings link to the page', async ({ page, shell }) => {
  await page.goto('/');
  const settings = await shell.openSettings();
  await settings.getByRole('link', { name: 'About My Note' }).click();
  await expect(shell.main.getByRole('heading', { level: 1, name: 'About My Note' })).toBeVisible();
  await expect(settings).toBeHidden();
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('page is public, fits a phone without sideways scrolling, and passes axe', async ({ page, shell }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/i/about');
    await expect(partOf(page, 'notes')).toBeVisible();
    await shell.main.getByText(/packages, each in one version/).click();
    const { wide, wanted } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      wanted: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(wanted);
    await expectNoViolations(page, 'About');
  });
});
