import type { Page } from '@playwright/test';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { freePort, makeDataDir, removeDataDir, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { killTab } from '../../lost-text/kill-tab.ts';
import { NotePage } from '../../pages/note-page.ts';

const SAVES = '**/api/u-notes/notes/*';
const holdSaves = (page: Page) =>
  page.route(SAVES, (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));

test('saves text typed right before the page is closed', async ({ page, account, notePage }) => {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await notePage.text.click();
  await page.keyboard.press('Control+End');
  // At once: keys that a busy machine takes a second for are on their way to the service already when the page is left.
  await page.keyboard.insertText(' Land in sight.');
  await page.goto('about:blank');
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toBe('First entry. Land in sight.');
});

test('offers to restore text typed right before the tab crashed', async ({
  page,
  context,
  account,
  notePage,
}) => {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await holdSaves(page);
  await notePage.type(' Land in sight.');
  await killTab(page);

  const next = await context.newPage();
  const nextNote = new NotePage(next);
  await next.goto(`/${note.slug}`);
  await expect(next.getByText('First entry. Land in sight.')).toBeVisible();
  await next.getByRole('button', { name: 'Restore unsaved text' }).click();
  await expect(nextNote.text).toContainText('First entry. Land in sight.');
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toContain('Land in sight.');
});

test.describe('server crash', () => {
  test.use({ signedIn: false });

  test('text shown as saved survives a server crash', async ({ page, notePage, consoleGuard }) => {
    test.slow();
    // The page goes on asking while the server is down, also for what it loads later.
    consoleGuard.allow(
      /ERR_CONNECTION_REFUSED|Failed to fetch|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|Loading chunk/,
    );
    const dataDir = await makeDataDir();
    const port = await freePort();
    let server = await startServer(dataDir, port);
    try {
      const account = await createAccount(server.url);
      const note = await account.note('Ship log', 'First entry.');
      await signInBrowser(page, server.url, account);
      await page.goto(`${server.url}/${note.slug}`);
      await notePage.edit.click();
      await notePage.type(' The lamp went out at midnight.');
      await expect(page.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
      await expect(notePage.saved).toBeVisible();
      await server.kill();

      server = await startServer(dataDir, port);
      // Asked of the service itself: the page could still know the text from its own journal.
      expect((await account.noteBySlug(note.slug)).content).toContain('The lamp went out at midnight.');
      await page.goto(`${server.url}/${note.slug}`);
      await expect(
        page.getByRole('main').getByText('First entry. The lamp went out at midnight.'),
      ).toBeVisible();
    } finally {
      await server.stop();
      await removeDataDir(dataDir);
    }
  });
});
