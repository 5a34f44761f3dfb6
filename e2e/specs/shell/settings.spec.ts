import { createAccount } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const callWith = (siteUrl: string, token: string, method = 'GET', path = '/u-notes/notes') =>
  fetch(`${siteUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'client-id': 'my-note' },
  }).then(({ status }) => status);

test('Youtube Reader switch shows and hides its sidebar entry', async ({ page, shell }) => {
  const settings = new SettingsSheet(page);
  await page.goto('/');
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Youtube Reader')).toHaveCount(0);
  await shell.openSettings();
  await expect(settings.youtube).not.toBeChecked();
  await settings.toggleYoutube();
  await expect(settings.youtube).toBeChecked();
  await shell.closeDialog();
  await expect(shell.pageLink('Youtube Reader')).toBeVisible();
  await shell.openSettings();
  await settings.toggleYoutube();
  await expect(settings.youtube).not.toBeChecked();
});

test('shows the reason in a toast and refetches nothing when a setting cannot be saved', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/configs/);
  const settings = new SettingsSheet(page);
  let reads = 0;
  await page.route('**/api/users/configs', async (route) => {
    if (route.request().method() === 'GET') {
      reads += 1;
      return route.continue();
    }
    return route.fulfill({
      status: 500,
      json: { statusCode: 500, code: 'BROKEN', message: 'The shelf fell down' },
    });
  });
  await page.goto('/');
  await shell.openSettings();
  const before = reads;
  await settings.toggleYoutube();
  await expect(shell.toast('The shelf fell down')).toBeVisible();
  await expect(settings.youtube).not.toBeChecked();
  expect(reads).toBe(before);
  // The next try is one.
  await page.unroute('**/api/users/configs');
  await settings.toggleYoutube();
  await expect(settings.youtube).toBeChecked();
  await shell.closeDialog();
  await expect(shell.pageLink('Youtube Reader')).toBeVisible();
});

test('prefix setting hides other notes and shows a chip', async ({ page, account, shell }) => {
  const settings = new SettingsSheet(page);
  const work = await account.category('Work');
  await account.note('Minutes', '', work);
  await account.note('Private');
  await account.note('My note');
  await page.goto('/');
  await expect(shell.entry('Private')).toBeVisible();
  await shell.openSettings();
  await expect(settings.prefix).toHaveAttribute('placeholder', 'prefix');
  await settings.prefix.fill('work');
  await shell.closeDialog();
  await expect(shell.entry('Private')).toHaveCount(0);
  await expect(shell.entry('Work')).toBeVisible();
  // The special note is always kept.
  await expect(shell.entry('My note')).toBeVisible();
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('Only: work')).toBeVisible();
  await sidebar.getByRole('button', { name: 'Show all notes' }).click();
  await expect(shell.entry('Private')).toBeVisible();
});

test('Home on a phone says once that a prefix hides notes, and shows them again', async ({
  page,
  account,
  shell,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await account.note('Work plan', 'Text');
  await account.note('Reading list', 'Text');
  await account.setting({ key: 'onlyShowNotesWithPrefix', value: 'work' });
  await page.goto('/');
  const other = shell.main.getByRole('link', { name: /Reading list/ });
  await expect(shell.main.getByText('Only: work')).toBeVisible();
  await expect(other).toHaveCount(0);
  await shell.main.getByRole('button', { name: 'Show all notes' }).click();
  await expect(other).toBeVisible();
  await expect(shell.main.getByText('Only: work')).toHaveCount(0);
});

test('theme can follow the system again', async ({ page, shell }) => {
  const settings = new SettingsSheet(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await shell.openSettings();
  await settings.choice('Theme', 'Light').check();
  await expect(page.locator('html')).toHaveClass(/light/);
  await settings.choice('Theme', 'System').check();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('text size scales all text and is remembered', async ({ page, shell }) => {
  const settings = new SettingsSheet(page);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.goto('/');
  const medium = await size();
  await shell.openSettings();
  await settings.choice('Text size', 'Large').check();
  await expect.poll(size).toBeGreaterThan(medium);
  const large = await size();
  await page.reload();
  await expect.poll(size).toBe(large);
});

test('font of notes is that of titles, headings, and text, and is remembered', async ({
  page,
  account,
  shell,
}) => {
  const settings = new SettingsSheet(page);
  const note = await account.note('Fonts', '## Heading\n\nSome text');
  const fonts = () =>
    page
      .locator('main :is(h1, h2)')
      .or(page.locator('main').getByText('Some text'))
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).fontFamily));
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('heading', { name: 'Heading' })).toBeVisible();
  const serif = await fonts();
  expect(serif).toEqual([serif[0], serif[0], serif[0]]);
  await shell.openSettings();
  await settings.choice('Font of notes', 'Sans serif').check();
  const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect.poll(fonts).toEqual(serif.map(() => body));
  await page.reload();
  await expect.poll(fonts).toEqual(serif.map(() => body));
});

test('access token is shown once, works for scripts, and stops working when revoked', async ({
  page,
  siteUrl,
  shell,
}) => {
  const settings = new SettingsSheet(page);
  await page.goto('/');
  await shell.openSettings();
  const token = await settings.createToken('Backup script', 'Read');
  expect(token).toMatch(/^mn_/);
  await expect(settings.token('Backup script')).toContainText('Never used');
  await expect(settings.sheet).not.toContainText(token);
  expect(await callWith(siteUrl, token)).toBe(200);
  expect(await callWith(siteUrl, token, 'POST', '/u-notes/notes/draft')).toBe(403);
  await settings.revoke('Backup script');
  await expect(settings.token('Backup script')).toHaveCount(0);
  expect(await callWith(siteUrl, token)).toBe(401);
});

test('lists no tokens of other users', async ({ page, siteUrl, shell }) => {
  const other = await createAccount(siteUrl);
  const body = JSON.stringify({ name: 'Not yours', scope: 'read', expires: null });
  const headers = {
    authorization: `Bearer ${other.accessToken}`,
    'content-type': 'application/json',
    'client-id': 'my-note',
  };
  expect((await fetch(`${siteUrl}/api/users/tokens`, { method: 'POST', headers, body })).status).toBe(200);
  await page.goto('/');
  const sheet = await shell.openSettings();
  await expect(sheet.getByText('No access tokens yet.')).toBeVisible();
});
