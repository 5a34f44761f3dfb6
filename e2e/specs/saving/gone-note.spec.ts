import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { NotePage } from '../../pages/note-page.ts';

/** Opens a new note for writing. */
async function write(page: Page, account: Account, notePage: NotePage) {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  return note;
}

const keep = (page: Page) => page.getByRole('button', { name: 'Keep as a new note' });

test('text of a note trashed while it is being edited can be kept as a new note', async ({
  page,
  account,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const note = await write(page, account, notePage);
  await account.trash(note._id);
  await notePage.type(' Fog.');
  await keep(page).click();
  await expect(page).toHaveURL(/ship-log-copy/);
  await expect(notePage.heading).toHaveText('Ship log (copy)');
  await expect(page.getByRole('main').getByText('First entry. Fog.')).toBeVisible();
  expect(await account.texts()).toEqual(['First entry. Fog.']);
});

test('text of a note trashed while its author was offline stays and can be kept as a new note', async ({
  networkIdle,
  page,
  context,
  account,
  notePage,
  consoleGuard,
}) => {
  // What the shell loads last may not be there yet; it is requested again.
  consoleGuard.allow(/404|ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/);
  await page.clock.install();
  const note = await write(page, account, notePage);
  await networkIdle();
  await context.setOffline(true);
  await notePage.type(' Fog.');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible();
  await account.trash(note._id);
  await page.clock.runFor(15 * 60_000);
  // Back online the page looks for the note again, and hears that there is none.
  const asked = page.waitForResponse(
    (response) => /by-slug/.test(response.url()) && response.status() === 404,
  );
  await context.setOffline(false);
  await page.clock.runFor(5_000);
  await asked;
  await page.clock.runFor(5_000);
  await expect(notePage.text).toContainText('First entry. Fog.');
  await keep(page).click();
  await page.clock.runFor(5_000);
  await expect(notePage.heading).toHaveText('Ship log (copy)');
  expect(await account.texts()).toEqual(['First entry. Fog.']);
});

test('offers the text of a trashed note at its URL without a reload', async ({
  page,
  account,
  notePage,
  consoleGuard,
  networkIdle,
}) => {
  consoleGuard.allow(/404/);
  await page.clock.install();
  const note = await write(page, account, notePage);
  await account.trash(note._id);
  await notePage.type(' Fog.');
  await page.clock.runFor(5_000);
  await expect(keep(page)).toBeVisible();
  await page.getByRole('link', { name: 'My Note', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  // Pending downloads of the home page would time out when the clock skips ten minutes.
  await networkIdle();
  // Until the page knows nothing of the note any more.
  await page.clock.runFor(10 * 60_000);
  await page.goBack();
  await page.clock.runFor(5_000);
  await expect(page.getByText('This note is in the trash')).toBeVisible();
  await expect(page.getByText('First entry. Fog.')).toBeVisible();
  await keep(page).click();
  await page.clock.runFor(5_000);
  // What was shown at this address before had the same title, but could not be edited.
  await expect(notePage.edit).toBeVisible();
  await expect(notePage.heading).toHaveText('Ship log');
  expect(await account.texts()).toEqual(['First entry. Fog.']);
});

test("offers unsaved text of a trashed note on the home page and at the note's URL", async ({
  page,
  account,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const note = await write(page, account, notePage);
  await page.route('**/api/u-notes/notes/*', (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  );
  await notePage.type(' Fog.');
  await page.goto('/i/requests');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await account.trash(note._id);
  const offer = page.getByRole('region', { name: 'There is unsaved text of a deleted note on this device' });
  await page.goto('/');
  await expect(offer).toContainText('First entry. Fog.');
  await page.goto(`/${note.slug}`);
  await expect(offer).toContainText('First entry. Fog.');
  await keep(page).click();
  // What was shown at this address before had the same title, but could not be edited.
  await expect(notePage.edit).toBeVisible();
  await expect(notePage.heading).toHaveText('Ship log');
  expect(await account.texts()).toEqual(['First entry. Fog.']);
});

/** Leaves unsaved text of notes in the journal, as a tab that was closed. */
const leaveUnsaved = (page: Page, { user }: Account, ...notes: { _id: string; title: string }[]) =>
  page.evaluate(
    ([owner, left]) => {
      for (const { _id, title } of left) {
        const [tab, at] = ['closed', new Date().toISOString()];
        const key = `${_id}:${tab}`;
        const entry = {
          key,
          noteId: _id,
          owner,
          tab,
          title,
          content: `${title}, unsaved.`,
          baseVersion: 1,
          at,
        };
        localStorage.setItem(`my-note.unsaved.${key}`, JSON.stringify(entry));
      }
    },
    [user._id, notes] as const,
  );

test('without a connection, text of a note that the kept list lacks is not taken for text of a deleted one', async ({
  page,
  context,
  account,
  shell,
  consoleGuard,
  networkIdle,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const log = await account.note('Ship log', 'First entry.');
  const gone = await account.note('Menu', 'Beans.');
  await account.trash(gone._id);
  await page.goto('/');
  await leaveUnsaved(page, account, gone);
  await page.reload();
  const offers = page.getByRole('region', { name: 'There is unsaved text of a deleted note on this device' });
  await expect(offers).toHaveText([/Menu, unsaved\./]);
  await shell.entry('Ship log').getByRole('link').click();
  await expect(page).toHaveURL(`/${log.slug}`);
  // What the shell loads last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle.')),
  );
  await networkIdle();
  await context.setOffline(true);
  const chart = await account.note('Sea chart', 'Rocks.');
  await leaveUnsaved(page, account, chart);
  await shell.title.click();
  await expect(page).toHaveURL('/');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(offers).toHaveText([/Menu, unsaved\./]);
  await page.goto(`/${chart.slug}`);
  await expect(page.getByRole('region', { name: /unsaved text/ })).toContainText('Sea chart, unsaved.');
});
