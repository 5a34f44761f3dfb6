import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { NotePage } from '../../pages/note-page.ts';

const LOCKED = 'Not saved: the note was locked elsewhere. Kept on this device';

/** Writes into a note that is locked on another device meanwhile. */
async function writeIntoLocked(page: Page, account: Account, notePage: NotePage) {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await account.lock(note);
  await notePage.type(' Fog.');
  await expect(notePage.status(LOCKED)).toBeVisible();
  return note;
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/423/));

test('text of a note that was locked meanwhile stays, and is saved once the note is unlocked', async ({
  page,
  account,
  notePage,
}) => {
  const note = await writeIntoLocked(page, account, notePage);
  await notePage.type(' Rain.');
  await expect(notePage.text).toHaveText('First entry. Fog. Rain.');
  await page.getByRole('button', { name: /Unlock$/ }).click();
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe('First entry. Fog. Rain.');
});

test('text of a locked note is still on the device after Done, and saved by Unlock', async ({
  page,
  account,
  notePage,
}) => {
  const note = await writeIntoLocked(page, account, notePage);
  await notePage.done.click();
  await expect(page.getByRole('main').getByText('First entry. Fog.')).toBeVisible();
  await expect(notePage.status(LOCKED)).toBeVisible();
  await page.getByRole('button', { name: /Unlock$/ }).click();
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe('First entry. Fog.');
  await expect(notePage.status(LOCKED)).toBeHidden();
});
