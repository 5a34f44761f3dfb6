import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { framesOf, recordFrames } from '../../fixtures/look.ts';
import { makeDataDir, removeDataDir, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const RULE = 'html { --mine: yes; }\nh1 { letter-spacing: 5px !important; }';

test('custom CSS is checked, saved, there in the first frame, and left out by ?safe', async ({
  page,
  account,
  shell,
  networkIdle,
}) => {
  const settings = new SettingsSheet(page);
  const note = await account.note('Plan', 'Text');
  const heading = page.getByRole('heading', { level: 1, name: 'Plan' });
  const spacing = () => heading.evaluate((element) => getComputedStyle(element).letterSpacing);
  await page.goto(`/${note.slug}`);
  const usual = await spacing();
  await shell.openSettings();
  await settings.sheet.getByText('Custom CSS', { exact: true }).click();
  const field = settings.sheet.getByRole('textbox', { name: 'Custom CSS' });
  const save = settings.sheet.getByRole('button', { name: 'Save CSS' });
  await field.fill('h1 { color: red }\nh2 { color: blue');
  await save.click();
  const problems = settings.sheet.getByRole('alert');
  await expect(problems).toContainText('Not saved');
  await expect(problems).toContainText('Line 2: { is never closed');
  await expect(field).toHaveValue('h1 { color: red }\nh2 { color: blue');
  await field.fill('@import url(https://example.org/a.css);');
  await save.click();
  await expect(problems).toContainText('Line 1: @import isn’t supported');

  await field.fill(RULE);
  await save.click();
  await expect(shell.toast('Custom CSS saved')).toBeVisible();
  await expect(problems).toHaveCount(0);
  await shell.closeDialog();
  await expect.poll(spacing).toBe('5px');

  await recordFrames(page, 'html', '--mine');
  await page.reload();
  await expect(heading).toBeVisible();
  await networkIdle();
  expect(await framesOf(page)).toEqual(['yes']);
  expect(await spacing()).toBe('5px');

  await page.goto(`/${note.slug}?safe`);
  await expect(heading).toBeVisible();
  expect(await spacing()).toBe(usual);
  await shell.openSettings();
  await settings.sheet.getByText('Custom CSS', { exact: true }).click();
  await expect(settings.sheet.getByText(/Custom CSS is off on this page/)).toBeVisible();
  await expect(field).toHaveValue(RULE);
  await field.fill('');
  await save.click();
  await expect(shell.toast('Custom CSS saved')).toBeVisible();
  await page.goto(`/${note.slug}`);
  await expect(heading).toBeVisible();
  await expect.poll(spacing).toBe(usual);
});

test('custom CSS of a person is neither on shared pages of others nor on the login page', async ({
  page,
  account,
  browser,
  shell,
}) => {
  const settings = new SettingsSheet(page);
  const note = await account.note('Plan', 'Text');
  const { href } = await account.share(note._id);
  const mine = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mine'));
  await page.goto('/');
  await shell.openSettings();
  await settings.sheet.getByText('Custom CSS', { exact: true }).click();
  await settings.sheet.getByRole('textbox', { name: 'Custom CSS' }).fill(RULE);
  await settings.sheet.getByRole('button', { name: 'Save CSS' }).click();
  await expect.poll(mine).toBe('yes');

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const response = await other.goto(new URL(href, page.url()).href);
  expect(await response?.text()).not.toContain('--mine');
  await expect(other.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
  expect(
    await other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mine')),
  ).toBe('');
  await stranger.close();

  await shell.closeDialog();
  await shell.logout();
  await expect(shell.login).toBeVisible();
  expect(await mine()).toBe('');
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toBeVisible();
  expect(await mine()).toBe('');
});

test('accent and CSS of the site are on every page, load nothing of other sites, and ?safe leaves out the CSS', async ({
  page,
  shell,
  consoleGuard,
}) => {
  // It starts a server of its own.
  test.setTimeout(90_000);
  consoleGuard.allow(/example\.org\/a\.png' violates/);
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-css-'));
  const file = path.join(folder, 'site.css');
  writeFileSync(file, 'html { --of-site: yes; }\nbody { background: url(https://example.org/a.png); }');
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, undefined, undefined, { SITE_ACCENT: 'violet', SITE_CSS: file });
  try {
    const of = (name: string) =>
      page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
    const outside: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(server.url)) outside.push(response.url());
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.url}/login`);
    await expect(shell.main).toBeVisible();
    expect([await of('--of-site'), await of('--chakra-colors-accent-solid')]).toEqual(['yes', '#6c4bb6']);
    await page.goto(`${server.url}/login?safe`);
    await expect(shell.main).toBeVisible();
    expect([await of('--of-site'), await of('--chakra-colors-accent-solid')]).toEqual(['', '#6c4bb6']);
    expect(outside).toEqual([]);
  } finally {
    // It may still load what it keeps for later.
    await page.goto('about:blank');
    await server.stop();
    await removeDataDir(dataDir);
    rmSync(folder, { recursive: true });
  }
});
