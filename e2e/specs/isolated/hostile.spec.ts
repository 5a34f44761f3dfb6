import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import {
  attacks,
  CONTROL,
  LINKED,
  openHostileSite,
  SECRET,
  UNTYPED,
} from '../../fixtures/isolated/hostile-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

// All run on one site, whose content is compared after the last.
test.describe.configure({ mode: 'default' });
test.use({ signedIn: false });

let site: Awaited<ReturnType<typeof openHostileSite>>;
let before: unknown;

/** Everything that an attack could have changed at the service. */
async function contentOf(account: Account) {
  const list = await account.list();
  const texts = await account.texts();
  return { list, texts, searches: await account.searchHistory(), tab: await account.dashboardTab() };
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await openHostileSite();
  before = await contentOf(site.account);
});
test.afterAll(() => site?.close());

interface Report {
  got: string[];
  refused: string[];
  done: boolean;
}

/** What a remote has reported: the page keeps it, as anything that an isolated remote stores. */
const reportOf = (page: Page, remote: string): Promise<Report | undefined> =>
  page.evaluate(
    ([key]) => JSON.parse(JSON.parse(localStorage.getItem(key ?? '') ?? '{}').report ?? 'null') ?? undefined,
    [`my-note.isolated.${remote}.${site.account.user._id}`],
  );

/** What the browser did besides, and what is around the frame. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => seen.push(`download ${download.suggestedFilename()}`));
  page.context().on('page', (other) => seen.push(`window ${other.url()}`));
  return seen;
}

async function expectWhole(page: Page, remote: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(`/i/${remote}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Note' })).toBeVisible();
  const around = await page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const at = bar && document.elementFromPoint(bar.left + bar.width / 2, bar.top + bar.height / 2);
    const frame = document.querySelector('main iframe')?.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    return {
      barIsOnTop: Boolean(at?.closest('header')),
      frameIsInPlace: !frame || !main || (frame.left >= main.left && frame.right <= main.right),
      pwned: document.body.dataset.pwned,
      dialogs: [...document.querySelectorAll('[role=dialog]')].filter((one) => one.checkVisibility()).length,
      keys: Object.keys(localStorage).filter((key) => key.startsWith('my-note.isolated.')),
    };
  });
  expect(around).toEqual({
    barIsOnTop: true,
    frameIsInPlace: true,
    pwned: undefined,
    dialogs: 0,
    keys: [`my-note.isolated.${remote}.${site.account.user._id}`],
  });
}

test('control: a report arrives, what was granted is there, and a connection is counted', async ({
  page,
}) => {
  await signInBrowser(page, site.url, site.account);
  await page.goto(`${site.url}/i/${CONTROL}`);
  await expect.poll(() => reportOf(page, CONTROL)).toMatchObject({ done: true });
  const report = await reportOf(page, CONTROL);
  expect(report?.got).toEqual([expect.stringContaining('For everybody')]);
  expect(site.listening.take()).toEqual([]);
  await page.goto(`${site.listening.url}/counted`);
  expect(site.listening.take()).toEqual(expect.arrayContaining(['tcp', 'GET /counted']));
});

for (const [remote, attack] of attacks) {
  test(`a remote that ${attack.name}`, async ({ page, consoleGuard }) => {
    // The browser says there what it refuses.
    consoleGuard.allow(/^/);
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    const seen = watch(page);
    await signInBrowser(page, site.url, site.account);
    await page.goto(`${site.url}/i/${remote}`);
    await expect.poll(() => reportOf(page, remote)).toBeDefined();
    const inner = page.frameLocator('main iframe').frameLocator('iframe');
    if (attack.isPressed) await inner.getByRole('button', { name: 'Press me' }).click();
    if (attack.whileTyping) await expectTypingWorks(page);
    if (attack.logs) await expect.poll(() => logs.join('\n')).toMatch(attack.logs);
    if (!attack.ends) await expect.poll(() => reportOf(page, remote)).toMatchObject({ done: true });

    const { got = [] } = (await reportOf(page, remote)) ?? {};
    expect(got.filter((one) => !attack.mayGet?.test(one))).toEqual([]);
    for (const secret of site.secrets) expect(got.join('\n')).not.toContain(secret);
    expect(seen).toEqual([]);
    await expectWhole(page, remote);
    expect(site.listening.take()).toEqual([]);
  });
}

test('a remote in a spare frame finds no link element to copy', async ({ page, shell, consoleGuard }) => {
  consoleGuard.allow(/^/);
  await signInBrowser(page, site.url, site.account);
  const downloaded = page.waitForRequest(/\/remotes\/linked\//);
  await page.goto(site.url);
  await downloaded;
  await shell.pageLink('Linked').click();
  await expect.poll(() => reportOf(page, LINKED)).toMatchObject({ done: true, got: [] });
  expect(site.listening.take()).toEqual([]);
});

/** Takes Trusted Types out of the browser, and out of the policies that ask for them. */
async function withoutTrustedTypes(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const without = (text: string) => text.replaceAll(/require-trusted-types-for[^;"]*/g, '');
    const { 'content-security-policy': policy = '', ...rest } = response.headers();
    const headers = { ...rest, 'content-security-policy': without(policy) };
    await route.fulfill({ response, headers, body: without(await response.text()) });
  });
  await page.addInitScript(() => {
    for (const name of ['trustedTypes', 'TrustedTypePolicyFactory', 'TrustedTypePolicy'])
      Object.defineProperty(window, name, { value: undefined });
    const { prototype } = HTMLIFrameElement;
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'srcdoc') ?? {};
    Object.defineProperty(prototype, 'srcdoc', {
      set(markup: string) {
        set?.call(this, markup.replace(/require-trusted-types-for[^"]*(?=")/, ''));
      },
    });
  });
}

test('in a browser without Trusted Types, no text of a remote makes a link', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/^/);
  await withoutTrustedTypes(page);
  await signInBrowser(page, site.url, site.account);
  await page.goto(`${site.url}/i/${UNTYPED}`);
  await expect.poll(() => reportOf(page, UNTYPED)).toMatchObject({ done: true });
  const { got, refused } = (await reportOf(page, UNTYPED)) ?? {};
  // Text that is harmless makes elements, so the policies did not ask for Trusted Types.
  expect([got, refused?.filter((one) => one.startsWith('plain'))]).toEqual([[], []]);
  expect(site.listening.take()).toEqual([]);
});

/** What a person types into the page reaches it whole, while a frame asks for the focus all the time. */
async function expectTypingWorks(page: Page): Promise<void> {
  const search = new SearchDialog(page);
  await search.open();
  const words = 'words that nobody else reads';
  await page.keyboard.type(words, { delay: 25 });
  await expect(search.input).toHaveValue(words);
  await page.keyboard.press('Escape');
  await expect(search.input).toHaveCount(0);
}

test('nothing has changed at the service', async () => {
  expect(await contentOf(site.account)).toEqual(before);
  expect(JSON.stringify(before)).toContain(SECRET);
});
