import { mountSmallDisk } from '@my-note/api/testing/small-disk';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

const disk = mountSmallDisk(260);
test.afterAll(() => disk?.unmount());
test.skip(!disk, 'This account cannot mount a small disk');
test.use({ signedIn: false });

test('while the disk of the server is full, the editor keeps the text, says why and what to do, and saves later', async ({
  page,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/507/);
  const { dataDir = '', leave, makeRoom } = disk ?? {};
  const site = await startServer(dataDir);
  const ada = await createAccount(site.url);
  await ada.note('Plan', 'Short.');
  await signInBrowser(page, site.url, ada);
  await page.goto(`${site.url}/plan`);
  await notePage.edit.click();
  leave?.(40);
  await notePage.type(' Written while the disk is full.');
  const status = notePage.status('The server’s disk is full');
  await expect(status).toHaveText(
    /kept on this device and is saved once there is room\. Tell your administrator\.$/,
  );
  expect((await ada.noteBySlug('plan')).content).toBe('Short.');

  await page.reload();
  await expect(page.getByText('Written while the disk is full.').first()).toBeVisible();
  makeRoom?.();
  await page.getByRole('button', { name: 'Restore unsaved text' }).click();
  await expect(notePage.saved).toBeVisible();
  expect((await ada.noteBySlug('plan')).content).toContain('Written while the disk is full.');

  leave?.(40);
  await notePage.type(' And once more.');
  await expect(status).toBeVisible();
  makeRoom?.();
  // By itself, at the next try.
  await expect(notePage.saved).toBeVisible({ timeout: 60_000 });
  expect((await ada.noteBySlug('plan')).content).toContain('And once more.');
  await page.close();
  await site.stop();
});
