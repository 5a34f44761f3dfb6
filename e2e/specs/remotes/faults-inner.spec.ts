import { interceptRemoteFiles, type RemoteFiles } from '@my-note/conformance/remote-files';
import { expect, type Page } from '@playwright/test';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { startStallingProxy } from '../../fixtures/remotes/stalling-proxy.ts';
import { test } from '../../fixtures/test.ts';
import { main, notes, waitForFailureChunk, withPage } from '../../journeys/broken-remotes.ts';
import { RELOAD_APP } from '../../journeys/panels.ts';

// The row of the inner chunk in the matrix of faults.spec.ts: what a page fetches when it is wanted.

const EDITOR_FAILED = 'Couldn’t load the editor';
const edit = (page: Page) => main(page).getByRole('button', { name: 'Edit', exact: true });
const writing = (page: Page) => page.getByRole('textbox', { name: 'Note text' });

const innerFaults: [name: string, start: (files: RemoteFiles) => Promise<void>, within: number][] = [
  ['500', (f) => f.respondWith('inner', 500), 4_000],
  ['HTML instead', (f) => f.respondWithHtml('inner'), 4_000],
  ['tampered', (f) => f.tamper('inner'), 4_000],
  ['offline', (f) => f.offline('inner'), 4_000],
  ['hang', (f) => f.hang('inner'), 2 * 9_000],
];

test('notes: broken inner chunk shows a message, keeps the page, and loads the editor on retry', async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const address = await notes.prepare(account);
  const cell = ([name, start, within]: (typeof innerFaults)[number]) =>
    withPage(context, async (page) => {
      const files = await interceptRemoteFiles(page, siteUrl, 'notes');
      await start(files);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(notes.content(page)).toBeVisible();
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await edit(page).click();
      const toast = page.getByRole('status').filter({ hasText: EDITOR_FAILED });
      await expect(toast, name).toBeVisible({ timeout: within });
      expect(files.requestCount(), name).toBeGreaterThan(0);
      await expect(notes.content(page), `${name}: the note is still there`).toBeVisible();
      await files.restore();
      await toast.getByRole('button', { name: 'Try again' }).click();
      await expect(writing(page), name).toBeVisible({ timeout: 15_000 });
      expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), name).toBe(true);
    });
  // Two at a time: that is what the machine of the tests can do without being late.
  const cells = [...innerFaults].reverse();
  const work = async () => {
    for (let next = cells.shift(); next; next = cells.shift()) await cell(next);
  };
  await Promise.all([work(), work()]);
});

test('notes: retries hanging chunks with a new URL, page chunks automatically', async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(90_000);
  const address = await notes.prepare(account);
  const open = async (page: Page, url: string) => {
    await signInBrowser(page, url, account);
    await page.goto(url + address, { waitUntil: 'commit' });
  };
  const pageChunk = withPage(context, async (page) => {
    const proxy = await startStallingProxy(siteUrl, (file) =>
      /__federation_expose_note_page[^?]*$/.test(file),
    );
    await open(page, proxy.url);
    await expect(notes.content(page)).toBeVisible({ timeout: 2 * 11_000 });
    expect(proxy.stalled.length).toBeGreaterThan(0);
    await proxy.stop();
  });
  const innerChunk = withPage(context, async (page) => {
    const proxy = await startStallingProxy(siteUrl, (file) => /\/editor\.[^?]*$/.test(file));
    await open(page, proxy.url);
    await edit(page).click();
    const toast = page.getByRole('status').filter({ hasText: EDITOR_FAILED });
    await expect(toast).toBeVisible({ timeout: 2 * 9_000 });
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(writing(page)).toBeVisible({ timeout: 6_000 });
    expect(proxy.stalled.length).toBeGreaterThan(0);
    await proxy.stop();
  });
  await Promise.all([pageChunk, innerChunk]);
});

test('notes: slow inner chunk still opens the editor', async ({ page, account, siteUrl }) => {
  const files = await interceptRemoteFiles(page, siteUrl, 'notes');
  await files.slow('inner');
  await page.goto(await notes.prepare(account));
  await edit(page).click();
  await expect(writing(page)).toBeVisible({ timeout: 15_000 });
  expect(files.requestCount()).toBeGreaterThan(0);
});

test('notes: missing inner chunk reloads the app once, then shows a message', async ({
  page,
  account,
  siteUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|ChunkLoadError/);
  const files = await interceptRemoteFiles(page, siteUrl, 'notes');
  await files.respondWith('inner', 404);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(await notes.prepare(account));
  await expect(notes.content(page)).toBeVisible();
  await waitForFailureChunk(page);
  const reloaded = page.waitForEvent('load');
  await edit(page).click();
  await reloaded;
  await expect(notes.content(page)).toBeVisible();
  await waitForFailureChunk(page);
  await edit(page).click();
  const toast = page.getByRole('status').filter({ hasText: 'This page has a newer version' });
  await expect(toast.getByRole('button', { name: RELOAD_APP })).toBeVisible();
  expect(loads).toBe(2);
});
