import { zipOf } from '@my-note/api/testing/zip';
import { addSampleNotes } from '../fixtures/notes/sample-notes.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** Example import files. */
const VAULT = {
  '.obsidian/app.json': '{}',
  'Journal/2024-01-01.md': 'A quiet day. Read [[Borges]].',
  'Journal/2024-01-02.md': 'Wrote to [[Ada]].',
  'Books/Borges.md': 'Labyrinths.',
  'Books/Calvino.md': 'Invisible cities.',
  'Books/Fiction/Sebald.md': 'Rings of Saturn.',
  'Map of ideas.canvas': '{}',
};

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('home and login', async ({ page, loginPage }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takeScreenshot(page, 'home-signed-out');
    await page.goto('/login');
    await expect(loginPage.email).toBeVisible();
    await takeScreenshot(page, 'login');
  });
});

test('signed in', async ({ page, account, shell, notePage, trashPage, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(/404 \(Not Found\).*no-such-note/);
  await addSampleNotes(account);
  await page.goto('/');
  await expect(shell.main.getByRole('link', { name: /Reading list/ }).first()).toBeVisible();
  await takeScreenshot(page, 'home');

  await page.goto('/kitchen/bread/sourdough-in-two-days');
  await expect(shell.main.getByRole('heading', { name: 'Before the oven' })).toBeVisible();
  await takeScreenshot(page, 'note');
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await takeScreenshot(page, 'editing');
  await notePage.done.click();

  await page.goto('/kitchen');
  await expect(shell.main.getByText('Stock from scraps').first()).toBeVisible();
  await takeScreenshot(page, 'category');

  await page.goto('/i/trash');
  await expect(trashPage.row('Old phone plan')).toBeVisible();
  await takeScreenshot(page, 'trash');

  const loaf = await account.note('Bread for the table', 'Two loaves, and a third for the neighbors.');
  const { href } = await account.share(loaf._id);
  await page.goto('/i/shared');
  await expect(shell.main.getByText('Bread for the table').first()).toBeVisible();
  await takeScreenshot(page, 'sharing');
  await page.goto(href);
  await expect(shell.main.getByText('Two loaves').first()).toBeVisible();
  await takeScreenshot(page, 'shared-note');

  for (const screen of ['notifications', 'account', 'about'] as const) {
    await page.goto(`/i/${screen}`);
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await takeScreenshot(page, screen);
  }
  await page.goto('/no-such-note');
  await expect(shell.main.getByText('There is no note here')).toBeVisible();
  await takeScreenshot(page, 'not-found');

  await page.goto('/i/requests');
  await page.getByLabel('Title').fill('Dark theme on paper');
  await takeScreenshot(page, 'requests');

  await page.goto('/i/transfer');
  await page.locator('input[aria-label="Choose files"]').setInputFiles({
    name: 'vault.zip',
    mimeType: 'application/zip',
    buffer: await zipOf(VAULT),
  });
  await expect(page.getByRole('region', { name: 'Import preview' })).toBeVisible();
  await takeScreenshot(page, 'transfer');

  await page.goto('/');
  await shell.main.getByRole('tab', { name: 'Report' }).click();
  await expect(shell.main.getByRole('heading', { name: 'Growth' })).toBeVisible();
  await takeScreenshot(page, 'report');

  await page.goto('/');
  await expect(await shell.openSettings()).toBeVisible();
  await takeScreenshot(page, 'settings');
  await page.goto('/');
  await shell.search.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('bread');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takeScreenshot(page, 'search');
  await page.goto('/');
  await shell.overview.click();
  await expect(page.getByRole('dialog').getByText('Kitchen').first()).toBeVisible();
  await takeScreenshot(page, 'overview');
});
