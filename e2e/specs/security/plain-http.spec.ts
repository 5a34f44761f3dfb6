import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

test('notes can be written on a home server without HTTPS', async ({
  page,
  account,
  notePage,
  siteUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const home = new URL(siteUrl);
  home.hostname = 'notes.test';
  const note = await account.note('Ship log', 'First entry.');
  await signInBrowser(page, home.href, account);
  await page.goto(new URL(note.slug, home).href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await notePage.edit.click();
  await notePage.type(' All well.');
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toContain('First entry. All well.');
});
