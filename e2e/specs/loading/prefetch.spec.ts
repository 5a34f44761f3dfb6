import type { Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { logNetwork } from '../../fixtures/network-log.ts';
import { pageFiles } from '../../fixtures/remotes/registry.ts';
import { expect, test } from '../../fixtures/test.ts';

const REMOTES = /^\/remotes\//;

/** Containers of remotes whose code has run. */
const started = (page: Page) =>
  page.evaluate(() => __FEDERATION__.__INSTANCES__.map(({ name }) => name).filter((name) => name !== 'host'));

/** What a browser says of a line that is slow or dear. */
const setConnection = (page: Page, line: object) =>
  page.addInitScript((facts) => {
    Object.defineProperty(navigator, 'connection', { value: facts });
  }, line);

/** Long enough for the page to come to rest and to look at its links. */
const REST_MS = 4_000;

test('prefetches page files for links near the viewport, runs none of them, and downloads none twice', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  await account.note('Lighthouse', 'It stands.');
  const trash = await pageFiles(siteUrl, 'sharing/trash-page');
  const note = await pageFiles(siteUrl, 'notes/note-page');
  const network = await logNetwork(page);
  await page.goto('/');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining([...trash, ...note]));
  expect(await started(page), 'code that ran').toEqual([]);

  await shell.goTo('Trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  await shell.entry('Lighthouse').getByRole('link').click();
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  expect((await started(page)).sort()).toEqual(['remote_notes', 'remote_sharing']);
  // A page that is opened soon overtakes what is fetched ahead for it: the later of the two comes from the cache.
  await expect.poll(() => network.pending(REMOTES)).toBe(0);
  const fetched = network.fetched(REMOTES);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});

test('does not prefetch a link more than 200 px outside the viewport until it comes near', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}\n\n`).join('');
  const note = await account.note('Long', `${lines}[The feed](/i/notifications)`);
  const [entry = ''] = await pageFiles(siteUrl, 'notifications/notifications-page');
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  const link = shell.main.getByRole('link', { name: 'The feed' });
  await expect(link).toBeVisible();
  const seen = await pageFiles(siteUrl, 'sharing/trash-page');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining(seen));
  expect(network.fetched(REMOTES)).not.toContain(entry);

  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((by) => scrollBy(0, by), top - 800 - 100);
  await expect(link).not.toBeInViewport();
  await expect.poll(() => network.fetched(REMOTES)).toContain(entry);
});

test('prefetches note data for links near the viewport, two at a time and twenty per minute', async ({
  page,
  account,
  shell,
}) => {
  for (let number = 1; number <= 23; number += 1) await account.note(`Page ${number}`, `Text ${number}.`);
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/by-slug')) return;
    asked.push(request.url());
    open += 1;
    most = Math.max(most, open);
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/by-slug')) open -= 1;
  });
  await page.goto('/');
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(20);
  await expect.poll(() => open).toBe(0);
  expect(most).toBeLessThanOrEqual(2);
  expect(new Set(asked).size, 'none comes twice').toBe(20);
  const [first = ''] = asked;
  const slug = new URL(first).searchParams.get('slug') ?? '';
  await shell.entry(slug.replace('page-', 'Page ')).getByRole('link').click();
  await expect(
    shell.main.getByRole('heading', { name: slug.replace('page-', 'Page '), level: 1 }),
  ).toBeVisible();
  await expect(shell.main.getByText(`${slug.replace('page-', 'Text ')}.`, { exact: true })).toBeVisible();
  expect(asked.filter((url) => url === first)).toHaveLength(1);
});

test.describe('note data of a link outside the viewport', () => {
  // In place of a long way down: nothing is ever seen.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
  });
  const ways: [what: string, point: (page: Page, title: string) => Promise<void>][] = [
    ['hovered', (page, title) => page.getByRole('treeitem', { name: title }).getByRole('link').hover()],
    ['focused', (page, title) => page.getByRole('treeitem', { name: title }).getByRole('link').focus()],
    [
      'touched',
      (page, title) =>
        page.getByRole('treeitem', { name: title }).getByRole('link').dispatchEvent('touchstart'),
    ],
  ];
  for (const [what, point] of ways) {
    test(`is prefetched when the link is ${what}, and not fetched again when it is followed`, async ({
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

  test('is not prefetched when the pointer only passes over the link', async ({
    page,
    account,
    shell,
    siteUrl,
  }) => {
    await account.note('Lighthouse', 'It stands.');
    const network = await logNetwork(page);
    await page.goto('/');
    const link = shell.entry('Lighthouse').getByRole('link');
    // Its files come when it is pointed at for long enough: from then on links are watched.
    const feed = await pageFiles(siteUrl, 'sharing/trash-page');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await shell.pageLink('Trash').hover();
      await expect
        .poll(() => network.fetched(REMOTES), { timeout: 500 })
        .toEqual(expect.arrayContaining(feed));
    }).toPass();
    // Within one turn of the page's own clock, whatever the machine does.
    await link.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expectThroughout(() => expect(network.matching(/by-slug/)).toEqual([]), 300);
  });
});

for (const [what, line] of [
  ['when the user saves data', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`prefetches nothing ${what}`, async ({ page, account, shell }) => {
    await account.note('Lighthouse', 'It stands.');
    await setConnection(page, line);
    const network = await logNetwork(page);
    await page.goto('/');
    await expect(shell.entry('Lighthouse')).toBeVisible();
    const expectNothingAhead = () => {
      expect(network.matching(REMOTES)).toEqual([]);
      expect(network.matching(/by-slug/)).toEqual([]);
    };
    await expectThroughout(expectNothingAhead, REST_MS);
    await shell.entry('Lighthouse').getByRole('link').hover();
    await expectThroughout(expectNothingAhead, 300);
  });
}

test('downloads nothing of a disabled remote, even when a link to it is hovered', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const note = await account.note('Links', '[Videos](/i/youtube) and [the feed](/i/notifications)');
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByRole('link', { name: 'Videos' })).toBeVisible();
  const feed = await pageFiles(siteUrl, 'notifications/notifications-page');
  await expect.poll(() => network.fetched(REMOTES)).toEqual(expect.arrayContaining(feed));
  await shell.main.getByRole('link', { name: 'Videos' }).hover();
  await expectThroughout(() => expect(network.matching(/^\/remotes\/youtube\//)).toEqual([]), 300);
});
