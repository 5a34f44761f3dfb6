import type { Locator, Page } from '@playwright/test';
import { APP, holdApp, openRendered, visitBefore } from '../../fixtures/first-text.ts';
import { countShifts, shifts } from '../../fixtures/layout-shift.ts';
import { logNetwork } from '../../fixtures/network-log.ts';
import { nextFiles, pageFiles } from '../../fixtures/remotes/registry.ts';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = `Words that are **there** at once, with a [link](https://example.org) and \`code\`.

## Steps

- one
- [ ] two

> a quote

\`\`\`
const a = 1;
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

${'A line to read. '.repeat(150)}`;
/** Places of a note's blocks, and of the frame's title. */
const placesOf = async (page: Page, note: Locator): Promise<string[]> => {
  const blocks = await note.locator('h1, h2, p, li, pre, td').all();
  const boxes = await Promise.all(
    [...blocks, page.getByRole('link', { name: 'My Note' })].map((one) => one.boundingBox()),
  );
  return boxes.map((box) => JSON.stringify(box));
};

for (const [what, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${what} a note is read before the app is there, and does not move when it comes`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize(viewport);
    const note = await account.note('Lighthouse', TEXT);
    await visitBefore(page);
    await countShifts(page);
    const letGo = await holdApp(page);
    await openRendered(page, note.slug);
    const first = page.locator('#first-page');
    await expect(first.getByRole('heading', { name: 'Lighthouse' })).toBeVisible();
    await expect(first.getByText('there', { exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(page, first.getByRole('article'));
    expect(before.length).toBeGreaterThan(9);
    await letGo();
    const shown = page.getByRole('article').filter({ hasText: 'Words that are' });
    await expect(shown.getByRole('button', { name: 'Edit' })).toBeVisible();
    const after = await placesOf(page, shown);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(await shifts(page)).toBeLessThan(0.001);
  });

test('what the page brought is not fetched again', async ({ page, account, shell }) => {
  const note = await account.note('Lighthouse', TEXT);
  await visitBefore(page);
  const network = await logNetwork(page);
  await openRendered(page, note.slug, false);
  await expect(shell.main.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Lighthouse' })).toBeVisible();
  expect(network.matching(/by-slug\?slug=lighthouse|(registry|config)\.json|early\.js/)).toEqual([]);
});

test('the place that somebody has read to stays when the app comes', async ({ page, account }) => {
  const note = await account.note('Long', 'A paragraph of a long note.\n\n'.repeat(200));
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await expect(page.locator('#first-page').getByRole('heading', { name: 'Long' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await letGo();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('a table of contents names each heading once', async ({ page, account }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const note = await account.note('Contents', '## One\n\ntext\n\n## Two\n\ntext');
  await visitBefore(page);
  await openRendered(page, note.slug, false);
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.getByRole('link')).toHaveText(['One', 'Two']);
});

test('somebody else who signed in meanwhile does not see it', async ({ page, account, context, siteUrl }) => {
  const note = await account.note('Diary', 'Words of the one before.');
  await visitBefore(page);
  const cookies = await context.cookies(siteUrl);
  expect(cookies.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^my-note-page/));
  // In the next page: the app of this one may write its own user yet.
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('my-note.user') ?? '{}');
    stored.user._id = '018f0000-0000-7000-8000-000000000009';
    localStorage.setItem('my-note.user', JSON.stringify(stored));
  });
  await holdApp(page);
  await openRendered(page, note.slug);
  await expect(page.locator('#first-page')).toBeAttached();
  await expect(page.getByText('Words of the one before.')).toBeHidden();
});

test('after a sign-out the page comes without it', async ({ page, account, shell }) => {
  const note = await account.note('Diary', 'Words of the one before.');
  await page.goto(`/${note.slug}`);
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(shell.login).toBeVisible();
  // The session ends at the service a moment after the page says so.
  const hasWords = async () =>
    (await (await page.request.get(`/${note.slug}`)).text()).includes('Words of the one before.');
  await expect.poll(hasWords).toBe(false);
});

test('without the app the text stays, and the page says what is wrong', async ({
  page,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const note = await account.note('Lighthouse', TEXT);
  await visitBefore(page);
  await page.route(APP, (route) => route.fulfill({ status: 503 }));
  await openRendered(page, note.slug);
  await expect(page.getByText('there', { exact: true })).toBeVisible();
  await expect(page.getByText('My Note could not start')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('there', { exact: true })).toBeVisible();
});

test('a shared note is read without scripts', async ({ browser, account, siteUrl }) => {
  const { href } = await account.share((await account.note('Tea', TEXT))._id);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const page = await context.newPage();
  // A service that is too busy to render in time sends the page without the text.
  await expect(async () => {
    await page.goto(href);
    await expect(page.getByRole('heading', { name: 'Tea' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('there', { exact: true })).toBeVisible();
  await expect(page.getByText('My Note needs JavaScript')).toHaveCount(0);
  await context.close();
});

test("the editor's files come once a page with its text has loaded", async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const note = await account.note('Lighthouse', TEXT);
  const [own, next] = await Promise.all([
    pageFiles(siteUrl, 'notes/note-page'),
    nextFiles(siteUrl, 'notes/note-page'),
  ]);
  // A busy machine looks like a slow line, on which nothing comes ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { hadText: document.getElementById('first-page') !== null });
    });
  });
  expect(next).toContainEqual(expect.stringMatching(/\/editor\.\w+\.js$/));
  await visitBefore(page);
  let network = await logNetwork(page);
  // A busy service may send a page without its text, which leaves the connection to the app.
  await expect(async () => {
    network = await logNetwork(page);
    await openRendered(page, note.slug, false);
    expect(await page.evaluate(() => Reflect.get(window, 'hadText'))).toBe(true);
  }).toPass();
  const early = () => network.requestedBy(`/${note.slug}`, /^\/remotes\//);
  await expect.poll(() => early().toSorted()).toEqual([...own, ...next].sort());
  expect(early().slice(0, own.length).sort()).toEqual(own.toSorted());
  await shell.main.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Note text' })).toBeVisible();
});
