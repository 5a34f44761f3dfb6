import { serveAsFiles } from '@my-note/conformance/page-files';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until its worker keeps it. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    // The worker is handed what the page fetched before it was there, one after the other.
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/(remotes\/.+|registry\.json|config\.json)$/.test(name));
    const kept = await Promise.all(fetched.map((name) => caches.match(name)));
    return fetched.includes('/config.json') && kept.every((file) => file !== undefined);
  });
}

test('opens the shell offline and says so', async ({ page, context, account, shell, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|registry of remotes/);
  const opened = await account.note('Kept page', 'Its text is on the device.');
  const note = await account.note('Unopened page', 'Its text is with the service.');
  await openAndCache(page, `/${opened.slug}`);
  await context.setOffline(true);
  await page.goto('/');
  await expect(shell.title).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
  // The remote's page is there too; what it cannot have is the note.
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText(/cannot reach its service/)).toBeVisible();
  await context.setOffline(false);
  await expect(shell.main.getByText('Its text is with the service.')).toBeVisible();
});

test('detects an unreachable service and loads failed data once it is back', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await account.note('Harbour', 'Ships come in.');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'Offline' });
  await expect(notice).toBeVisible();
  await expect(shell.main.getByText('Couldn’t load your notes')).toBeVisible();
  await page.unroute('**/api/**');
  await expect(shell.main.getByText('Harbour')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('uses the newest registry whenever the network is available', async ({
  page,
  context,
  account,
  shell,
  consoleGuard,
}) => {
  // What the page still fetches ahead when the test is over finds no such version.
  consoleGuard.allow(/9\.9\.9-published/);
  const note = await account.note('Newest', 'Shown by whichever version is published.');
  await openAndCache(page, `/${note.slug}`);
  const registry = await (await page.request.get('/registry.json')).json();
  const notes = registry.remotes.find(({ name }: { name: string }) => name === 'notes');
  // What a publication does: the pointer names files that no browser has seen.
  const moved = JSON.stringify({ ...registry, revision: registry.revision + 1 }).replaceAll(
    `/remotes/notes/${notes.version}/`,
    '/remotes/notes/9.9.9-published/',
  );
  const asked: string[] = [];
  await serveAsFiles(context);
  await context.route('**/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: moved }),
  );
  await context.route('**/remotes/notes/9.9.9-published/**', async (route) => {
    const url = route.request().url().replace('9.9.9-published', notes.version);
    asked.push(url);
    await route.fulfill({ response: await page.request.get(url) });
  });
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Shown by whichever version is published.')).toBeVisible();
  expect(asked.some((url) => url.includes('remoteEntry'))).toBe(true);
});

test('app is installable: the manifest names icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'My Note', start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

test('service worker script is always revalidated', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
});
