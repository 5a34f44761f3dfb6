import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { loadedVersion, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { expect, test as ordinary } from '../../fixtures/test.ts';

const trash = (page: Page) => page.getByRole('main').getByText('Trash is empty');
const badge = (page: Page) => page.getByRole('status').filter({ hasText: /Own copy of sharing/ });

interface DeveloperServer {
  url: string;
  /** Changes a text of the copy, as its developer does. */
  reword: (from: string, to: string) => Promise<void>;
  requireContract: (contract: string) => Promise<void>;
}

/** A developer's copy of the sharing pages, served from the developer's own machine. */
async function startDeveloperServer(
  site: PublishedSite,
): Promise<DeveloperServer & { stop: () => Promise<void> }> {
  const { manifest } = await site.entry('sharing');
  const folder = await mkdtemp(path.join(tmpdir(), 'my-note-own-'));
  await cp(path.dirname(path.join(site.folder, manifest.url)), folder, { recursive: true });
  const server: Server = createServer(async (request, response) => {
    const file = path.join(folder, path.basename(new URL(request.url ?? '/', 'http://own').pathname));
    const content = await readFile(file).catch(() => null);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
    response.writeHead(content ? 200 : 404).end(content ?? 'no such file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function edit(wanted: RegExp, change: (text: string) => string): Promise<void> {
    for (const name of (await readdir(folder)).filter((file) => wanted.test(file))) {
      const file = path.join(folder, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    }
  }
  // A development build has no hashes, neither in its entry nor in its manifest.
  await edit(/^remoteEntry\..*\.js$/, (code) => code.replace(/sriHashes=\{[^}]*\}/, 'sriHashes={}'));
  await edit(/^remoteEntry\..*\.js$/, (code) =>
    code.replace(/(\w+)\.integrity=\w+\.sriHashes\[\w+\],?/g, ''),
  );
  await edit(/^mf-manifest\.json$/, (text) => {
    const value = JSON.parse(text);
    delete value.metaData.integrity;
    return JSON.stringify(value);
  });

  return {
    url: `http://127.0.0.1:${port}/mf-manifest.json`,
    reword: (from, to) => edit(/\.js$/, (code) => code.replaceAll(from, to)),
    requireContract: (contract) =>
      edit(/^mf-manifest\.json$/, (text) => text.replace(/("contract":")[^"]+/, `$1${contract}`)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const test = publishingTest({ REMOTE_OVERRIDES: 'on' }).extend<{ own: DeveloperServer }>({
  own: async ({ site }, use) => {
    const own = await startDeveloperServer(site);
    await use(own);
    await own.stop();
  },
});

test("runs a developer's own copy in the live app, marks it, and resets it", async ({ page, site, own }) => {
  await own.reword('Trash is empty', 'Nothing in here');
  await page.goto(`/i/trash?remote.sharing=${own.url}&tab=all#top`);
  await expect(page.getByText('Nothing in here')).toBeVisible();
  expect(new URL(page.url()).search, 'the address is clean').toBe('?tab=all');
  await expect(badge(page)).toBeVisible();

  await page.goto('/i/trash');
  await expect(page.getByText('Nothing in here'), 'the tab keeps it').toBeVisible();
  await badge(page).getByRole('button', { name: 'Reset' }).click();
  await expect(trash(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(await loadedVersion(page, 'sharing')).toBe((await site.entry('sharing')).version);
});

/** Replaces a page module of a running container and reports it, as hot module replacement does. */
const replaceTrashPage = (page: Page, words: string) =>
  page.evaluate(async (text) => {
    interface Loader {
      c: Record<string, { exports: object }>;
      m: Record<string, (module: { exports: object }) => void>;
    }
    const loader = await new Promise<Loader>((resolve) => {
      Reflect.get(globalThis, 'webpackChunkremote_sharing').push([[Symbol('test')], {}, resolve]);
    });
    for (const [id, module] of Object.entries(loader.c)) {
      if (!('Component' in module.exports)) continue;
      delete loader.c[id];
      loader.m[id] = (fresh) => {
        fresh.exports = { Component: () => text };
      };
    }
    dispatchEvent(new CustomEvent('my-note:remote-updated', { detail: { remote: 'sharing' } }));
  }, words);

test('updates the open page when the developer changes the code', async ({ page, own }) => {
  await page.goto(`/i/trash?remote.sharing=${own.url}`);
  await expect(trash(page)).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const words of ['Nothing in here', 'All gone']) {
    await replaceTrashPage(page, words);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(trash(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
});

test('checks the contract of an override and offers a reset', async ({ page, own, consoleGuard }) => {
  consoleGuard.allow(/RemoteError|remote_sharing|Federation/);
  await own.requireContract('2.0.0');
  await page.goto(`/i/trash?remote.sharing=${own.url}`);
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('This page needs a newer app');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(trash(page)).toBeVisible();
});

test('ignores an override from another machine and says so', async ({ page, site }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/i/trash?remote.sharing=https://elsewhere.example/mf-manifest.json');
  await expect(trash(page)).toBeVisible();
  expect(await loadedVersion(page, 'sharing')).toBe((await site.entry('sharing')).version);
  expect(asked.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([]);
  expect(said.join('\n')).toContain('is not on this machine');
});

ordinary('ignores an override and says so where the deployment does not allow it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/i/trash?remote.sharing=http://127.0.0.1:9/mf-manifest.json');
  await expect(trash(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith('http://127.0.0.1:9/'))).toEqual([]);
  expect(said.join('\n')).toContain('does not allow overrides');
  const notice = page.getByRole('status').filter({ hasText: 'doesn’t allow your own copy of sharing' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

ordinary('downloads no override code when there is no override', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/assets/override.'))).toEqual([]);
});
