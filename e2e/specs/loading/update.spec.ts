import type { Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, loadedVersion, publishingTest } from '../../fixtures/remotes/publishing.ts';

const test = publishingTest();
test.use({ toolbar: true });

const SAVES = '**/api/u-notes/notes/*';
const REMOTES = ['notes', 'sharing', 'youtube', 'notifications', 'workspace'];

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available' });

/** The watch over the registry begins once the page has come to rest. */
async function watched(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/failure.')),
    );
  await expect.poll(fetched).toBe(true);
}

/** Somebody comes back to the tab a minute later; the registry has been read when this returns. */
async function returnToTab(page: Page): Promise<void> {
  const read = page.waitForResponse('**/registry.json');
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_001;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await read;
}

test('announces a new version of a loaded remote once and runs it after a reload', async ({ page, site }) => {
  await page.goto('/i/trash');
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await watched(page);
  const before = await loadedVersion(page, 'sharing');
  const next = await site.publish('sharing');
  await returnToTab(page);
  await expect(notice(page)).toBeVisible();
  await returnToTab(page);
  await expect(notice(page)).toHaveCount(1);
  expect(await loadedVersion(page, 'sharing'), 'nothing is swapped under a page').toBe(before);
  await notice(page).getByRole('button', { name: 'Reload the app' }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await expect.poll(() => loadedVersion(page, 'sharing')).toBe(next);
});

test('loads the new version of a remote not loaded yet, and does not announce a rollback to the loaded one', async ({
  page,
  site,
}) => {
  await page.goto('/i/requests');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await watched(page);
  const { version: first } = await site.entry('sharing');
  const next = await site.publish('sharing');
  await returnToTab(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  expect(await loadedVersion(page, 'sharing')).toBe(next);

  // There and back again: away and home before anybody looked.
  await site.publish('sharing');
  await site.updateEntry('sharing', (entry) => {
    Object.assign(entry, JSON.parse(JSON.stringify(entry.releases?.[0])));
  });
  await returnToTab(page);
  expect((await site.entry('sharing')).version).toBe(next);
  expect(first).not.toBe(next);
  await site.publish('youtube');
  await returnToTab(page);
  await expectThroughout(() => expect(notice(page)).toHaveCount(0), 500);

  await site.updateRegistry((registry) => {
    registry.host = { contract: '1.0.0', shared: {}, ...registry.host, version: 'another' };
  });
  await returnToTab(page);
  await expect(notice(page)).toBeVisible();
});

test('an open tab with an unsaved note survives a publish of every remote without losing text', async ({
  page,
  site,
  account,
}) => {
  const note = await account.note('Lighthouse', 'It stands.');
  await page.goto(`/${note.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Note text' });
  await expect(text).toBeVisible();
  await watched(page);
  const before = await loadedVersion(page, 'notes');
  // The service does not take the text for now.
  await page.route(SAVES, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  );
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And it shines.');

  for (const name of REMOTES) await site.publish(name);
  await returnToTab(page);
  await expect(notice(page)).toHaveCount(1);
  await expect(text).toContainText('It stands. And it shines.');
  expect(await loadedVersion(page, 'notes')).toBe(before);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.type(' Far.');
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content, { timeout: 20_000 })
    .toContain('It stands. And it shines. Far.');
  // Parts of the version that the tab runs are still there to be had.
  await page.getByRole('button', { name: 'Markdown source' }).click();
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('reloads once when files of the running version are gone, but not while text is unsaved', async ({
  page,
  site,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|ChunkLoadError|connection|REFUSED|RemoteError|Federation/i);
  const note = await account.note('Lighthouse', 'It stands.');
  const { version: old } = await site.entry('notes');
  // The tab would fetch it ahead, so it cannot be had from the start.
  let vanished = false;
  await page.route(
    ({ pathname }) => pathname.startsWith(`/remotes/notes/${old}/source-editor.`),
    (route) => (vanished ? route.fulfill({ status: 404, body: 'gone' }) : route.abort('connectionrefused')),
  );
  await page.goto(`/${note.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Note text' });
  await expect(text).toBeVisible();
  await watched(page);
  await page.route(SAVES, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  );
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And it shines.');

  const next = await site.publish('notes');
  vanished = true;
  const openSource = () => page.getByRole('button', { name: 'Markdown source' }).click();
  await openSource();
  const gone = page.getByRole('status').filter({ hasText: 'This page has a newer version' });
  await expect(gone.getByRole('button', { name: 'Reload the app' })).toBeVisible();
  await expect(text, 'the text is still on screen').toContainText('And it shines.');

  await page.unroute(SAVES);
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content, { timeout: 20_000 })
    .toContain('And it shines.');
  const reloaded = page.waitForEvent('load');
  await openSource();
  await reloaded;
  await expect.poll(() => loadedVersion(page, 'notes')).toBe(next);
  await expect(page.getByRole('main').getByText('And it shines.')).toBeVisible();
});

test('a remote added to the registry gets its page, sidebar link and home card without a change to the host', async ({
  page,
  site,
}) => {
  // The files of a known remote under another name do for a new one.
  const release = await site.stageRelease('sharing');
  const trashFiles = release.pages?.find(({ path }) => path === '/i/trash')?.files ?? [];
  const pages = [
    { path: '/i/attic', module: 'trash-page', label: 'Attic', files: trashFiles },
    { path: '/i/attic/:box', module: 'trash-page', files: trashFiles },
    { path: '/i/requests/attic', module: 'trash-page', label: 'Not theirs', files: trashFiles },
    { path: '/attic', module: 'trash-page', label: 'Nor this', files: trashFiles },
  ];
  await site.updateRegistry((registry) => {
    registry.remotes.push({
      ...release,
      name: 'attic',
      routes: pages.map(({ path }) => path),
      pages,
      fills: { 'home-card': 'trash-page' },
    });
  });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Trash is empty'), 'its card on the home page').toBeVisible();
  const links = page.getByRole('navigation');
  await expect(links.getByRole('link', { name: /Not theirs|Nor this/ })).toHaveCount(0);
  await links.getByRole('link', { name: 'Attic', exact: true }).click();
  await expect(page).toHaveURL(/\/i\/attic$/);
  await expect(main.getByText('Trash is empty')).toBeVisible();
  await page.goto('/i/attic/3');
  await expect(main.getByText('Trash is empty')).toBeVisible();
});

test('a broken added remote leaves the home page intact, and its page shows the failure', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/remotes\/attic|remotes\/sharing|RemoteError|remote_sharing|integrity/);
  const release = await site.stageRelease('sharing');
  release.entry.integrity = `sha384-${'A'.repeat(64)}`;
  const pages = [{ path: '/i/attic', module: 'trash-page', label: 'Attic', files: [] }];
  await site.updateRegistry((registry) => {
    registry.remotes.push({
      ...release,
      name: 'attic',
      routes: [],
      pages,
      fills: { 'home-card': 'trash-page' },
    });
  });
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('The extension attic/trash-page of home-card failed'),
  );
  await page.goto('/');
  await warned;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Attic', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('This page was blocked for your safety');
});

test('a page of an added remote requires sign-in unless it is declared public', async ({
  browser,
  site,
  siteUrl,
}) => {
  const release = await site.stageRelease('sharing');
  const pages = [
    { path: '/i/attic', module: 'trash-page', label: 'Attic', files: [] },
    { path: '/i/attic/open', module: 'trash-page', public: true, files: [] },
  ];
  await site.updateRegistry((registry) => {
    registry.remotes.push({ ...release, name: 'attic', routes: [], pages });
  });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await context.newPage();
  await visitor.goto(`${siteUrl}/i/attic`);
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.goto(`${siteUrl}/i/attic/open`);
  await expect(visitor).toHaveURL(/\/i\/attic\/open$/);
  await context.close();
});
