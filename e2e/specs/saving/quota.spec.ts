import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { makeDataDir, removeDataDir, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

test('a text that does not fit is kept and says why, and is saved once there is room', async ({
  page,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/413/);
  const dataDir = await makeDataDir();
  const site = await startServer(dataDir, undefined, undefined, { QUOTA_MB: '1' });
  const ada = await createAccount(site.url);
  const full = await ada.note('Full', 'x'.repeat(1024 * 1024 - 20));
  await ada.note('Plan', 'Short.');
  await signInBrowser(page, site.url, ada);

  await page.goto(`${site.url}/plan`);
  await notePage.edit.click();
  await notePage.type('These words do not fit any more into the room that is left. ');
  await expect(page.getByText(/may take 1 MB here/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('These words do not fit any more').first()).toBeVisible();

  await ada.write(full, 'Now it is short.');
  await page.getByRole('button', { name: 'Restore unsaved text' }).click();
  await expect(notePage.saved).toBeVisible();
  expect((await ada.noteBySlug('plan')).content).toContain('These words do not fit any more');

  await page.close();
  await site.stop();
  await removeDataDir(dataDir);
});
