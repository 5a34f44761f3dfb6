import path from 'node:path';
import { accentColors } from '@my-note/contract/look';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { expectNoViolationsInside } from '../../fixtures/isolated/axe-inside.ts';
import { createGoodRemote } from '../../fixtures/isolated/good-remote.ts';
import { copySite, type PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

// One remote, published once, and isolated by the operator: the same files as in the page itself.
test.describe.configure({ mode: 'default' });
test.use({ signedIn: false });

let team: ReturnType<typeof createGoodRemote>;
let site: PublishedSite;
let dataDir: string;
let server: Server;
let account: Account;

const operator = (...args: string[]) => team.remote(...args, '--store', site.folder);
const isolate = () => operator('trust', 'weather', 'isolated');
const grant = () => operator('grant', 'weather', '--read', '/weather', '--write', 'weather/log');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  team = createGoodRemote();
  [site, dataDir] = [await copySite(), await makeDataDir()];
  team.build();
  team.remote('publish', team.dir, '--store', site.folder, '--without-browser');
  isolate();
  grant();
  server = await startServer(dataDir, undefined, site.folder);
  account = await createAccount(server.url);
  const weather = await account.category('Weather');
  await account.note('Log', 'Sun.', weather);
  await account.note('Clouds', 'Few.', weather);
  await account.note('Diary', 'Nobody else reads this.');
});
test.afterAll(async () => {
  await server?.stop();
  team?.remove();
  await site?.remove();
  await removeDataDir(dataDir);
});
test.beforeEach(async ({ page, consoleGuard }) => {
  consoleGuard.allow(/broken on purpose/);
  await signInBrowser(page, server.url, account);
});

const contentOf = (page: Page) => page.frameLocator('main iframe').frameLocator('iframe');
async function openWeather(page: Page, query = '') {
  await page.goto(`${server.url}/i/weather${query}`);
  const content = contentOf(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weather');
  return content;
}

test('the same release runs in the page, and in a frame once the operator has isolated it', async ({
  page,
  shell,
}) => {
  test.slow();
  operator('trust', 'weather', 'trusted');
  await page.goto(`${server.url}/i/weather`);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Weather');
  await expect(shell.main.getByRole('link', { name: 'Diary' })).toBeVisible();
  const { version } = await site.entry('weather');

  isolate();
  await page.reload();
  const content = contentOf(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weather');
  await expect(shell.main.getByRole('link')).toHaveCount(0);
  await expect(content.getByRole('listitem')).toHaveCount(0);
  grant();
  expect(await site.entry('weather')).toMatchObject({
    version,
    trust: 'isolated',
    grant: { read: ['weather'], write: 'weather/log' },
  });
  await page.reload();
  await expect(content.getByRole('listitem')).toHaveText(['Weather', 'Log', 'Clouds']);
});

test('it writes the note that was granted, and the page shows that at once', async ({ page, shell }) => {
  const content = await openWeather(page);
  await content.getByRole('button', { name: 'Write the log' }).click();
  await expect(content.getByText('Sun. Rain.')).toBeVisible();
  await expect.poll(async () => (await account.noteBySlug('weather/log')).content).toBe('Sun. Rain.');
  await content.getByRole('link', { name: 'Log' }).click();
  await expect(page).toHaveURL(/\/weather\/log$/);
  await expect(shell.main.getByText('Sun. Rain.')).toBeVisible();
  await page.goBack();
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weather');
});

/** The check begins some time after the page is shown, and goes on every 45 seconds. */
const untilChecked = (page: Page, expected: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expected();
  }).toPass();

test('a grant that is taken away goes from an open tab', async ({ page }) => {
  const content = await openWeather(page);
  const items = content.getByRole('listitem');
  await expect(items).toHaveText(['Weather', 'Log', 'Clouds']);
  operator('grant', 'weather', '--none');
  await untilChecked(page, () => expect(items).toHaveCount(0, { timeout: 1_000 }));
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weather');
  grant();
});

test('a remote that is isolated moves into its frame in an open tab', async ({ page, shell }) => {
  operator('trust', 'weather', 'trusted');
  await page.goto(`${server.url}/i/weather`);
  await expect(shell.main.getByRole('link', { name: 'Diary' })).toBeVisible();
  isolate();
  await untilChecked(page, () => expect(page.locator('main iframe')).toBeAttached({ timeout: 1_000 }));
  await expect(contentOf(page).getByRole('heading', { level: 1 })).toHaveText('Weather');
  await expect(shell.main.getByRole('link')).toHaveCount(0);
  grant();
});

test('it stores what it likes for itself, until the person signs out', async ({ page, shell }) => {
  const content = await openWeather(page);
  await content.getByRole('button', { name: 'Choose Oslo' }).click();
  await page.reload();
  await expect(content.getByText('Place: Oslo')).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('isolated')).length);
  expect(await kept()).toBe(1);
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(kept).toBe(0);
});

test('its links follow the address of the page, and the address its links', async ({ page }) => {
  const content = await openWeather(page);
  await expect(content.getByText('Days: one')).toBeVisible();
  await content.getByRole('link', { name: 'Three days' }).click();
  await expect(page).toHaveURL(/\/i\/weather\?days=three$/);
  await expect(content.getByText('Days: three')).toBeVisible();
  await page.goBack();
  await expect(content.getByText('Days: one')).toBeVisible();
  await page.context().route('https://weather.example/**', (route) => route.fulfill({ body: 'Forecast' }));
  await content.getByRole('link', { name: 'The forecast' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Open another site?' });
  await expect(dialog).toContainText('https://weather.example/today');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
  await content.getByRole('link', { name: 'The forecast' }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open weather.example' }).click();
  const other = await opened;
  await expect(other).toHaveURL('https://weather.example/today');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('it is as high as its content, and the page scrolls', async ({ page }) => {
  const content = await openWeather(page);
  const frame = page.locator('main iframe');
  const fits = async () => {
    const root = await content.locator('html').evaluate((html) => [html.scrollHeight, html.clientHeight]);
    const { height = 0 } = (await frame.boundingBox()) ?? {};
    return root[0] === root[1] && root[1] === Math.round(height);
  };
  await expect.poll(fits).toBe(true);
  await content.getByRole('button', { name: 'More days' }).click();
  await expect.poll(fits).toBe(true);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(1_500);
  await content.getByText('Day 60: sunny').scrollIntoViewIfNeeded();
  await expect(content.getByText('Day 60: sunny')).toBeInViewport();
});

test('the theme follows, and the text size', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const content = await openWeather(page);
  const html = content.locator('html');
  const paper = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ofPage = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(html).toHaveClass(/light/);
  expect(await paper()).toBe(await ofPage());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
  await expect.poll(paper).toBe(await ofPage());
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'L';
  });
  await expect(html).toHaveAttribute('data-text-size', 'L');
});

test('the accent follows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await account.setting({ key: 'accent', value: '#6c4bb6' });
  const content = await openWeather(page);
  const accent = () =>
    content
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--chakra-colors-accent-solid'));
  await expect.poll(accent, { timeout: 15_000 }).toBe('#6c4bb6');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(accent).toBe(accentColors('#6c4bb6').dark.solid);
  await account.setting({ key: 'accent', value: '' });
});

test('Tab goes into the frame and out again, both ways', async ({ page }) => {
  const content = await openWeather(page);
  const first = content.getByRole('button', { name: 'Choose Oslo' });
  const last = content.getByRole('button', { name: 'Break' });
  await first.focus();
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first).not.toBeFocused();
  const isInPage = () => page.evaluate(() => document.activeElement?.tagName !== 'IFRAME');
  expect(await isInPage()).toBe(true);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await isInPage()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
});

test('Ctrl+K opens the search of the page', async ({ page }) => {
  const content = await openWeather(page);
  await content.getByRole('button', { name: 'Choose Oslo' }).click();
  await page.keyboard.press('Control+k');
  const { input } = new SearchDialog(page);
  await expect(input).toBeFocused();
  await page.keyboard.type('diary');
  await expect(input).toHaveValue('diary');
});

test('a remote that throws shows the panel with its way back', async ({ page, shell }) => {
  const content = await openWeather(page);
  await content.getByRole('button', { name: 'Break' }).click();
  const panel = shell.main.getByRole('alert');
  await expect(panel).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await panel.getByRole('button', { name: /try again/i }).click();
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Weather');
});

test('a frame is ready before its link is pressed', async ({ page, shell }) => {
  await page.goto(server.url);
  await expect(page.locator('body > div > iframe')).toBeAttached();
  await shell.pageLink('Weather').click();
  await expect(contentOf(page).getByRole('heading', { level: 1 })).toHaveText('Weather');
  await expect(page.locator('body > div > iframe')).toHaveCount(0);
  await shell.pageLink('Trash').click();
  await expect(page.locator('body > div > iframe')).toBeAttached();
});

test('what its page needs is downloaded by the spare frame, and not again with the press', async ({
  page,
  shell,
}) => {
  const downloads: string[] = [];
  page.on('requestfinished', (request) => {
    const isInner =
      request.frame().parentFrame() !== page.mainFrame() && request.frame() !== page.mainFrame();
    const { pathname } = new URL(request.url());
    if (isInner && pathname.startsWith('/remotes/weather/')) downloads.push(path.basename(pathname));
  });
  await page.goto(server.url);
  await expect.poll(() => downloads).toHaveLength(2);
  await shell.pageLink('Weather').click();
  await expect(contentOf(page).getByRole('heading', { level: 1 })).toHaveText('Weather');
  expect(downloads.sort()).toEqual([
    expect.stringMatching(/^__federation_expose_weather_page\./),
    expect.stringMatching(/^remoteEntry\./),
  ]);
});

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('its texts, those of the kit, and its document are in German', async ({ page }) => {
    const content = await openWeather(page);
    await expect(content.getByText('Der Himmel ist klar')).toBeVisible();
    await content.getByRole('button', { name: 'Say it' }).click();
    await expect(content.getByRole('button', { name: 'Schließen' })).toBeVisible();
    await expect(content.locator('html')).toHaveAttribute('lang', 'de');
    await expect(content.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test('it fills no place but its page', async ({ page, shell }) => {
  await page.goto(server.url);
  await expect(shell.pageLink('Weather')).toBeVisible();
  const card = await page.evaluate(() => document.querySelector('main')?.textContent?.includes('weather'));
  expect(card).toBe(false);
});

for (const width of [1280, 390])
  test(`axe finds nothing, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWeather(page);
    await expectNoViolations(page, 'isolated remote');
    await expectNoViolationsInside(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(contentOf(page).locator('html')).toHaveClass(/light/);
    await expectNoViolationsInside(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
  });

test('its next releases are opened in a frame before they go live, and one that crashes there is refused', async () => {
  test.setTimeout(240_000);
  const publish = () => {
    team.build();
    return operator('publish', team.dir);
  };
  team.change('pages/weather-page.tsx', 'More days', 'Many more days');
  expect(publish()).toContain('checked  every page mounts');
  team.change('pages/weather-page.tsx', 'if (isBroken)', 'if (!isBroken)');
  expect(publish).toThrow(/page \/i\/weather \(weather-page\) shows an error: This page stopped working/);
});
