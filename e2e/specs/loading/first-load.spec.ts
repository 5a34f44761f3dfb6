import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const FIGURES = path.resolve(import.meta.dirname, '../../../docs/benchmarks/first-load.md');

/** The number that a row of the table of figures ends with. */
function figure(row: string): number {
  const found = new RegExp(`^\\| ${row} \\| ([\\d,]+) \\|$`, 'm').exec(readFileSync(FIGURES, 'utf8'))?.[1];
  if (!found) throw new Error(`${FIGURES} has no row "${row}"`);
  return Number(found.replaceAll(',', ''));
}

/** Every request of a page, with the time when it was sent and the bytes that came. */
async function logRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Map<string, { url: string; at: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    sent.set(requestId, { url: new URL(request.url).pathname, at: wallTime * 1_000, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return sent;
}

/** Notes when the text is in the document: `shown` on the window. What the page does next is not part of the first load. */
const watchForText = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')?.textContent?.includes(wanted)) return;
      observer.disconnect();
      Object.assign(window, { shown: performance.timeOrigin + performance.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, text);

/** Nothing comes ahead, as in a browser that saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

test('shows a note from a link in a new browser with as few requests and bytes as the benchmarks say', async ({
  page,
  account,
  shell,
}) => {
  const note = await account.note('Lighthouse', 'It stands.');
  await watchForText(page, 'It stands.');
  // The editor's files, which come once the page has loaded, are not part of it.
  await saveData(page);
  const requests = await logRequests(page);
  await page.goto(`/${note.slug}`);
  await page.waitForFunction(() => 'shown' in window);
  const shown: number = await page.evaluate(() => Reflect.get(window, 'shown'));
  const before = [...requests.values()].filter(({ at }) => at < shown);

  await shell.main.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Note text' })).toBeVisible();
  const urls = before.map(({ url }) => url);
  const list = urls.join('\n');
  expect(urls.length, list).toBeLessThanOrEqual(figure('requests until the text is shown'));
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  const bytes = before.reduce((sum, request) => sum + request.bytes, 0);
  expect(bytes, list).toBeLessThanOrEqual(figure('bytes until the text is shown'));
});

test('opens the page of a second remote with two requests for its code', async ({ page, account, shell }) => {
  const note = await account.note('Lighthouse', 'It stands.');
  await saveData(page);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  await expect(shell.pageLink('Trash')).toBeVisible();
  const requests = await logRequests(page);
  await shell.goTo('Trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  const files = [...requests.values()]
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/remotes/sharing/'));
  expect(files).toEqual([
    expect.stringMatching(/\/__federation_expose_trash_page\.\w+\.js$/),
    expect.stringMatching(/\/remoteEntry\.\w+\.js$/),
  ]);
});

test('the Edit button carries the mark that later work of the host waits for, until the editor is there', async ({
  page,
  account,
  shell,
}) => {
  const note = await account.note('Lighthouse', 'It stands.');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/remotes\/notes\/.*\/editor\..*\.js/, (route) => held.then(() => route.continue()));
  await page.goto(`/${note.slug}`);
  // host/src/platform/loading/when-shown.ts
  const loading = page.locator('main [data-loading]');
  await expect(loading).toHaveCount(0);
  await shell.main.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(loading).toBeVisible();
  letGo();
  await expect(page.getByRole('textbox', { name: 'Note text' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});
