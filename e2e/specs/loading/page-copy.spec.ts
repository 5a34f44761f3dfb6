import type { Page } from '@playwright/test';
import { cookieOf, fillStorage, USER_KEY, userState } from '../../fixtures/accounts/signed-in.ts';
import { startStallingProxy } from '../../fixtures/remotes/stalling-proxy.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A date and a time, in whichever way the browser writes them in a worker. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /^Copy of .+2\d{3}.+:\d\d/ });
const WORDS = 'Words that were there before.';
const NEWER = 'Words that came later.';
/** On a busy machine page after page comes without the text. */
const KEPT_MS = 30_000;

/** Addresses in all caches of the site whose response has these words. */
const cachedWith = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const text = await (await cache.match(key))?.text();
        if (text?.includes(wanted)) found.push(`${name} ${new URL(key.url).pathname}`);
      }
    }
    return found;
  }, words);

/** Visits a note until its page is kept. A busy service may send the first page without the text. */
async function visitUntilKept(page: Page, slug: string, words = WORDS, origin = ''): Promise<void> {
  await page.goto(`${origin}/${slug}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(async () => {
    await page.goto(`${origin}/${slug}`);
    expect(await cachedWith(page, words)).toEqual([`pages /${slug}`]);
    // What the app needs without a connection is kept too, once the page is idle.
    expect(await page.evaluate(async () => (await caches.match('/config.json')) !== undefined)).toBe(true);
  }).toPass({ timeout: KEPT_MS });
}

test.describe('without a connection', () => {
  test.beforeEach(({ consoleGuard }) =>
    consoleGuard.allow(/ERR_|Failed to load resource|registry of remotes/),
  );

  test('the text of a note is read with the time of the copy, until the service is back', async ({
    page,
    context,
    account,
    shell,
  }) => {
    const note = await account.note('Lighthouse', WORDS);
    await visitUntilKept(page, note.slug);
    await context.setOffline(true);
    await page.goto(`/${note.slug}`, { waitUntil: 'commit' });
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    // The app is there, and leaves the text in place of its failure.
    await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(shell.main.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
    await account.write(note, NEWER);
    await context.setOffline(false);
    await expect(shell.main.getByText(NEWER)).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    await expect(shell.main.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('the copy stays behind when somebody goes elsewhere', async ({ page, context, account, shell }) => {
    const note = await account.note('Lighthouse', WORDS);
    await visitUntilKept(page, note.slug);
    await context.setOffline(true);
    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await shell.title.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(WORDS)).toHaveCount(0);
  });

  test('nothing of the text is left after a sign-out', async ({ page, context, account, shell }) => {
    const note = await account.note('Diary', WORDS);
    await visitUntilKept(page, note.slug);
    await context.setOffline(true);
    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await shell.userMenu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(shell.login).toBeVisible();
    await expect.poll(() => cachedWith(page, WORDS)).toEqual([]);
    await page.goto(`/${note.slug}`);
    await expect(shell.login).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    expect(await page.content()).not.toContain(WORDS);
  });

  for (const [who, change] of [
    ['nobody', { user: null }],
    ['somebody else', { user: { _id: '018f0000-0000-7000-8000-000000000009' } }],
  ] as const)
    test(`the copy is not shown when ${who} is signed in, and removed`, async ({
      page,
      context,
      account,
      shell,
    }) => {
      const note = await account.note('Diary', WORDS);
      await visitUntilKept(page, note.slug);
      // A file of the site in which the app does not run.
      await page.goto('/favicon.svg');
      await page.evaluate(
        ([key, user]) => {
          const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
          const next = user === null ? null : { ...stored.user, ...user };
          localStorage.setItem(key, JSON.stringify({ ...stored, user: next }));
        },
        [USER_KEY, change.user] as const,
      );
      expect(await cachedWith(page, WORDS)).toHaveLength(1);
      await context.setOffline(true);
      await page.goto(`/${note.slug}`, { waitUntil: 'commit' });
      await expect(page.locator('#first-page')).toBeHidden();
      await expect.poll(() => cachedWith(page, WORDS)).toEqual([]);
      await expect(shell.title).toBeVisible();
      await expect(page.getByText(WORDS)).toBeHidden();
      await expect.poll(() => page.content()).not.toContain(WORDS);
    });
});

test('a text is kept after a single visit', async ({ page, account }) => {
  const note = await account.note('Lighthouse', WORDS);
  await page.goto(`/${note.slug}`);
  await expect.poll(() => cachedWith(page, WORDS), { timeout: 20_000 }).toEqual([`pages /${note.slug}`]);
});

test('a copy is removed by the page that comes without the text', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const note = await account.note('Lighthouse', WORDS);
  await visitUntilKept(page, note.slug);
  await account.trash(note._id);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('trash').first()).toBeVisible();
  expect(await cachedWith(page, WORDS)).toEqual([]);
});

test('copies of others go when a page of the reader comes', async ({ page, account }) => {
  const note = await account.note('Lighthouse', WORDS);
  await visitUntilKept(page, note.slug);
  await page.evaluate(async () => {
    const headers = { 'page-reader': '018f0000-0000-7000-8000-000000000009' };
    await (await caches.open('pages')).put('/diary', new Response('Words of another.', { headers }));
  });
  await page.goto(`/${note.slug}`);
  await expect.poll(() => cachedWith(page, 'Words of another.')).toEqual([]);
});

test('a copy has the security policy of its page, and none of the responses', async ({ page, account }) => {
  const note = await account.note('Lighthouse', WORDS);
  await visitUntilKept(page, note.slug);
  const { policy, html } = await page.evaluate(async () => {
    const kept = await caches.match(location.href);
    return { policy: kept?.headers.get('content-security-policy'), html: (await kept?.text()) ?? '' };
  });
  const sent = await page.request.get(`/${note.slug}`);
  expect(policy).toBe(sent.headers()['content-security-policy']);
  expect(policy).toContain("'sha256-");
  expect(html).not.toContain('page-responses');
  expect(html).not.toContain('"registry"');
});

test.describe('with a slow service', () => {
  test.use({ signedIn: false });
  // The proxy ends what is left of the page's connections.
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/ERR_INCOMPLETE_CHUNKED/));

  /** The site through a proxy, with a kept note, and page and note of it held back from then on. */
  const slowSite = async (
    page: Page,
    siteUrl: string,
    account: Parameters<typeof cookieOf>[1] & Parameters<typeof userState>[0],
    slug: string,
  ) => {
    let isSlow = false;
    const proxy = await startStallingProxy(
      siteUrl,
      (address) => isSlow && (address === `/${slug}` || address.includes('by-slug')),
    );
    await page.context().addCookies([cookieOf(proxy.url, account)]);
    await fillStorage(page.context(), proxy.url, { [USER_KEY]: userState(account) });
    await page.goto(`${proxy.url}/${slug}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(async () => {
      await page.goto(`${proxy.url}/${slug}`);
      expect(await cachedWith(page, WORDS)).toHaveLength(1);
    }).toPass({ timeout: KEPT_MS });
    isSlow = true;
    return {
      ...proxy,
      letGo: () => {
        isSlow = false;
        proxy.letGo();
      },
    };
  };

  test('the copy is read until the newer text is there', async ({ page, account, siteUrl, shell }) => {
    const note = await account.note('Lighthouse', WORDS);
    const proxy = await slowSite(page, siteUrl, account, note.slug);
    await account.write(note, NEWER);
    await page.goto(`${proxy.url}/${note.slug}`, { waitUntil: 'commit' });
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    const place = await page.getByRole('heading', { name: 'Lighthouse' }).boundingBox();
    // The app is there and has asked for the note.
    await expect.poll(() => proxy.stalled.some((address) => address.includes('by-slug'))).toBe(true);
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
    proxy.letGo();
    await expect(shell.main.getByText(NEWER)).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    expect(await page.getByRole('heading', { name: 'Lighthouse' }).boundingBox()).toEqual(place);
    await visitUntilKept(page, note.slug, NEWER, proxy.url);
    expect(await cachedWith(page, WORDS)).toEqual([]);
    await proxy.stop();
  });

  test('the app can be used while the note takes long', async ({ page, account, siteUrl, shell }) => {
    const note = await account.note('Lighthouse', WORDS);
    await account.note('Harbour', 'Boats.');
    const proxy = await slowSite(page, siteUrl, account, note.slug);
    await account.write(note, NEWER);
    await page.goto(`${proxy.url}/${note.slug}`, { waitUntil: 'commit' });
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'Harbour' })).toBeVisible();
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    proxy.letGo();
    await expect(shell.main.getByText(NEWER)).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    await proxy.stop();
  });

  test('the shell comes without a page of the service', async ({ page, account, siteUrl, shell }) => {
    const note = await account.note('Lighthouse', WORDS);
    const proxy = await slowSite(page, siteUrl, account, note.slug);
    await page.evaluate(() => caches.delete('pages'));
    await page.goto(`${proxy.url}/${note.slug}`, { waitUntil: 'commit' });
    await expect(shell.title).toBeVisible();
    proxy.letGo();
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await proxy.stop();
  });

  test('the copy stays in the app when the service is away', async ({
    page,
    account,
    siteUrl,
    shell,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|Failed to load resource|registry of remotes/);
    const note = await account.note('Lighthouse', WORDS);
    const proxy = await slowSite(page, siteUrl, account, note.slug);
    await proxy.stop();
    await page.goto(`${proxy.url}/${note.slug}`);
    await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    await expect(shell.main.getByText(WORDS)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(shell.main.getByRole('alert')).toBeHidden();
  });

  test('a page that was on its way during a sign-out leaves no copy', async ({ page, account, siteUrl }) => {
    const note = await account.note('Diary', WORDS);
    const proxy = await slowSite(page, siteUrl, account, note.slug);
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/${note.slug}`, { waitUntil: 'commit' });
    await expect(other.getByText(WORDS)).toBeVisible();
    await expect.poll(() => proxy.stalled).toContain(`/${note.slug}`);
    // What another tab's sign-out does first, before the session of the request ends.
    await page.evaluate(() => caches.delete('pages'));
    proxy.letGo();
    await expect(other.getByRole('button', { name: 'Edit' })).toBeVisible();
    // A page that the worker requested later is kept, so it is done with the earlier one.
    const next = await account.note('Later', NEWER);
    await visitUntilKept(other, next.slug, NEWER, proxy.url);
    expect(await cachedWith(page, WORDS)).toEqual([]);
    await proxy.stop();
  });
});
