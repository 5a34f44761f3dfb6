import { serveAsFiles } from '@my-note/conformance/page-files';
import { interceptRemoteFiles } from '@my-note/conformance/remote-files';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectWorkingShell,
  main,
  notes,
  sharing,
  waitForFailureChunk,
} from '../../journeys/broken-remotes.ts';
import { PANEL_UNREACHABLE } from '../../journeys/panels.ts';

// What fails around the pages of remotes: slots, the connection, the registry.

test('reports slots of broken remotes and keeps the shell and the page working', async ({
  page,
  account,
  siteUrl,
  consoleGuard,
  shell,
}) => {
  consoleGuard.allow(/remotes\/|RemoteError|remote_/);
  const address = await notes.prepare(account);
  const dead = [await interceptRemoteFiles(page, siteUrl, 'sharing')];
  for (const files of dead) await files.respondWith('manifest', 500);
  await page.goto(address);
  await expect(notes.content(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shell.toast('Couldn’t load sharing')).toBeVisible();
  await expect(notes.content(page)).toBeVisible();

  const files = await interceptRemoteFiles(page, siteUrl, 'notes');
  await files.respondWith('manifest', 500);
  await page.goto('/i/requests');
  await shell.add('New note');
  await expect(shell.toast(PANEL_UNREACHABLE)).toBeVisible();
  await expectWorkingShell(page);
});

test('opens a page when the first request for every script but the app itself fails', async ({
  page,
  siteUrl,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ChunkLoadError|RemoteError|Federation|remote_sharing/);
  const failed = new Set<string>();
  await page.route(/\/(assets|remotes)\/.*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (/\/(main|vendor)\./.test(pathname) || failed.has(pathname)) return route.fallback();
    failed.add(pathname);
    return route.abort();
  });
  await page.goto(`${siteUrl}/i/trash`, { waitUntil: 'commit' });
  const tryAgain = shell.main.getByRole('alert').getByRole('button', { name: 'Try again' });
  // A chunk that loads may need further ones, which fail once too.
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 500 });
    await expect(sharing.content(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 45_000 });
  // The code that classifies failures had failed as well.
  expect([...failed].filter((file) => file.includes('/failure.'))).toHaveLength(1);
});

test('shows an offline panel, and opens the page without a reload once online', async ({
  page,
  context,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|RemoteError|Failed to fetch/);
  // Nothing of it may have come ahead.
  const ofSharing = (url: URL) => url.pathname.startsWith('/remotes/sharing/');
  await page.route(ofSharing, (route) => route.abort('internetdisconnected'));
  await page.goto('/i/requests');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForFailureChunk(page);
  await context.setOffline(true);
  await shell.pageLink('Trash').click();
  const panel = shell.main.getByRole('alert').filter({ hasText: PANEL_UNREACHABLE });
  await expect(panel).toBeVisible();
  await context.setOffline(false);
  await page.unroute(ofSharing);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(sharing.content(page)).toBeVisible();
});

test('keeps the shell working when the registry cannot be read on the first visit', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/registry|RemoteError/);
  await serveAsFiles(page);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/i/trash');
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expectWorkingShell(page);
  await page.goBack();
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await page.unroute('**/registry.json');
  await shell.main.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
});

test('falls back to the last good registry when the registry is unavailable', async ({
  page,
  shell,
  consoleGuard,
}) => {
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  consoleGuard.allow(/registry/);
  await serveAsFiles(page);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.reload();
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
});
