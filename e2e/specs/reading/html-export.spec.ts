import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { unzip } from '@my-note/api/testing/zip';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { TransferPage } from '../../pages/transfer-page.ts';

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const LONG = Array.from(
  { length: 5 },
  (_, n) => `## Part ${n}\n\n${'Some words of a text. '.repeat(120)}`,
).join('\n\n');

test('a note is downloaded as one file that needs nothing else, in light and dark', async ({
  page,
  context,
  account,
  notePage,
}) => {
  const note = await account.note(
    'Bread',
    `Two eggs and [a site](https://example.org/a).\n\n$a^2$\n\n${LONG}`,
  );
  await page.goto(`/${note.slug}`);
  const saved = page.waitForEvent('download');
  await notePage.chooseAction('Download as HTML');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Bread.html');
  const file = `${await download.path()}.html`;
  await download.saveAs(file);

  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  const refusals: string[] = [];
  other.on('console', (message) => refusals.push(message.text()));
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto(pathToFileURL(file).href);
  await expect(other.getByRole('heading', { name: 'Bread', level: 1 })).toBeVisible();
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(23, 24, 27)');
  await other.emulateMedia({ colorScheme: 'light' });
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await expect(other.locator('math')).toBeVisible();
  await other
    .getByRole('navigation', { name: 'Table of contents' })
    .getByRole('link', { name: 'Part 4' })
    .click();
  await expect(other.getByRole('heading', { name: 'Part 4' })).toBeInViewport();
  expect(requests).toEqual([pathToFileURL(file).href]);
  expect(refusals).toEqual([]);
  await expectAccessible(other);
});

test('a category is downloaded as a site that is read and searched from a folder', async ({
  page,
  context,
  account,
}, testInfo) => {
  const garden = await account.category('Garden');
  const rose = await account.note('Rose', 'It has thorns.', garden);
  await account.note('Beans', `They climb. See [the rose](note:${rose._id}).`, garden);
  await account.note('Elsewhere', 'Not part of it.');
  const transfer = new TransferPage(page);
  await page.goto(`/i/transfer?export=${garden._id}`);
  await page.getByRole('radio', { name: 'Website' }).check();
  const { path: archive, name } = await transfer.export();
  expect(name).toMatch(/^my-note-site-/);

  const folder = testInfo.outputPath('site');
  for (const [file, text] of Object.entries(await unzip(await readFile(archive)))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const site = await context.newPage();
  const foreign: string[] = [];
  site.on('request', (request) => request.url().startsWith('file:') || foreign.push(request.url()));
  const refusals: string[] = [];
  site.on('console', (message) => refusals.push(message.text()));
  site.on('pageerror', (error) => refusals.push(error.message));
  await site.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  const tree = site.getByRole('navigation', { name: 'Notes' });
  await expect(tree.getByRole('link')).toHaveText(['Garden', 'Rose', 'Beans']);
  await tree.getByRole('link', { name: 'Beans' }).click();
  await expect(site.getByRole('heading', { name: 'Beans' })).toBeVisible();
  await expect(tree.getByRole('link', { name: 'Beans' })).toHaveAttribute('aria-current', 'page');
  await site.getByRole('main').getByRole('link', { name: 'the rose' }).click();
  await expect(site.getByText('It has thorns.')).toBeVisible();
  await site.getByRole('searchbox', { name: 'Search' }).fill('climb');
  await expect(site.getByRole('status')).toHaveText('1 page');
  await site.getByRole('search').getByRole('link', { name: 'Beans' }).click();
  await expect(site.getByText('They climb.')).toBeVisible();
  await site.getByRole('searchbox', { name: 'Search' }).fill('part of it');
  await expect(site.getByRole('status')).toHaveText('Nothing was found');
  expect(foreign).toEqual([]);
  expect(refusals).toEqual([]);
  await expectAccessible(site);
});

test('paper has page numbers, whole tables, and contents at the front when they are wanted', async ({
  page,
  account,
  notePage,
}) => {
  const rows = Array.from({ length: 6 }, (_, n) => `| row ${n} | words |`).join('\n');
  const note = await account.note('Paper', `${LONG}\n\n| a | b |\n| - | - |\n${rows}\n\n- end`);
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('heading', { name: 'Part 4' })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toHaveCSS('break-inside', 'avoid');
  const plain = await page.pdf({ preferCSSPageSize: true });
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pagesOf(plain)).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });

  // What is printed is looked at in that moment.
  await page.evaluate(() => {
    window.print = () => {
      const contents = document.querySelector('[data-part=print-contents]');
      document.title = [...(contents?.querySelectorAll('a') ?? [])]
        .map(({ textContent }) => textContent)
        .join();
    };
  });
  await notePage.chooseAction('Print with contents');
  await expect(page).toHaveTitle(/Part 0,Part 1,Part 2,Part 3,Part 4$/);
  await expect(page.locator('[data-part=print-contents]')).toHaveCount(0);
});
