import type { Page } from '@playwright/test';
import { logNetwork } from '../fixtures/network-log.ts';
import { filesOfPage } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTES = /^\/remotes\//;

/** Containers of remotes whose code has run. */
const started = (page: Page) =>
  page.evaluate(() => __FEDERATION__.__INSTANCES__.map(({ name }) => name).filter((name) => name !== 'host'));

/** What a browser says of a line that is slow or dear. */
const onLine = (page: Page, line: object) =>
  page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts });
  }, line);

/** Long enough for the page to come to rest and to look at its links. */
const REST_MS = 4_000;

test('the files of pages that links near the viewport lead to come ahead; nothing of them runs, and none comes again', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  await account.note('Lighthouse', 'It stands.');
  const trash = await filesOfPage(siteUrl, 'sharing/trash-page');
  const note = await filesOfPage(siteUrl, 'notes/note-page');
  const network = await logNetwork(page);
  await page.goto('/');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining([...trash, ...note]));
  expect(await started(page), 'code that ran').toEqual([]);

  await shell.goTo('Trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  await shell.entry('Lighthouse').getByRole('link').click();
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  expect((await started(page)).sort()).toEqual(['remote_notes', 'remote_sharing']);
  const fetched = network.fetched(REMOTES);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});

test('a link farther than 200 px from the viewport waits until it is near', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}\n\n`).join('');
  const note = await account.note('Long', `${lines}[The feed](/i/notifications)`);
  const [, entry = ''] = await filesOfPage(siteUrl, 'notifications/notifications-page');
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  const link = shell.main.getByRole('link', { name: 'The feed' });
  await expect(link).toBeVisible();
  const seen = await filesOfPage(siteUrl, 'sharing/trash-page');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining(seen));
  expect(network.fetched(REMOTES)).not.toContain(entry);

  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((by) => scrollBy(0, by), top - 800 - 100);
  await expect(link).not.toBeInViewport();
  await expect.poll(() => network.fetched(REMOTES)).toContain(entry);
});

test.describe('the data of a note', () => {
  const ways: [what: string, point: (page: Page, title: string) => Promise<void>][] = [
    ['pointed at', (page, title) => page.getByRole('treeitem', { name: title }).getByRole('link').hover()],
    ['focused', (page, title) => page.getByRole('treeitem', { name: title }).getByRole('link').focus()],
    [
      'touched',
      (page, title) =>
        page.getByRole('treeitem', { name: title }).getByRole('link').dispatchEvent('touchstart'),
    ],
  ];
  for (const [what, point] of ways) {
    test(`comes when its link is ${what}, and not again when it is followed`, async ({
      page,
      account,
      shell,
    }) => {
      const { slug } = await account.note('Lighthouse', 'It stands.');
      const network = await logNetwork(page);
      await page.goto('/');
      const data = new RegExp(`by-slug\\?slug=${slug}$`);
      // Looked for again and again: the page has to come to rest first.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await shell.title.focus();
        await point(page, 'Lighthouse');
        await expect.poll(() => network.matching(data).length, { timeout: 500 }).toBe(1);
      }).toPass();
      await shell.entry('Lighthouse').getByRole('link').click();
      await expect(shell.main.getByText('It stands.')).toBeVisible();
      expect(network.matching(data)).toHaveLength(1);
    });
  }

  test('does not come when the pointer only passes over its link', async ({
    page,
    account,
    shell,
    siteUrl,
  }) => {
    await account.note('Lighthouse', 'It stands.');
    const network = await logNetwork(page);
    await page.goto('/');
    const seen = await filesOfPage(siteUrl, 'notes/note-page');
    await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining(seen));
    const link = shell.entry('Lighthouse').getByRole('link');
    // Within one turn of the page's own clock, whatever the machine does.
    await link.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.waitForTimeout(300);
    expect(network.matching(/by-slug/)).toEqual([]);
  });
});

for (const [what, line] of [
  ['a reader who saves data', { saveData: true, effectiveType: '4g' }],
  ['a slow line', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`for ${what} nothing comes ahead`, async ({ page, account, shell }) => {
    await account.note('Lighthouse', 'It stands.');
    await onLine(page, line);
    const network = await logNetwork(page);
    await page.goto('/');
    await expect(shell.entry('Lighthouse')).toBeVisible();
    await page.waitForTimeout(REST_MS);
    await shell.entry('Lighthouse').getByRole('link').hover();
    await page.waitForTimeout(300);
    expect(network.matching(REMOTES)).toEqual([]);
    expect(network.matching(/by-slug/)).toEqual([]);
  });
}

test('of a remote that is switched off not one byte comes, even when a link to it is pointed at', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const note = await account.note('Links', '[Videos](/i/youtube) and [the feed](/i/notifications)');
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByRole('link', { name: 'Videos' })).toBeVisible();
  const feed = await filesOfPage(siteUrl, 'notifications/notifications-page');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining(feed));
  await shell.main.getByRole('link', { name: 'Videos' }).hover();
  await page.waitForTimeout(300);
  expect(network.matching(/^\/remotes\/youtube\//)).toEqual([]);
});
