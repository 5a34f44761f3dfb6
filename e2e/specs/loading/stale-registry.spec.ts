import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';

const test = publishingTest();

test('a registry older than the one that the browser has seen is not used, unless the site began again', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/RemoteError: sharing is switched off/);
  const panel = page.getByRole('main').getByRole('alert');
  const old = await site.readRegistry();
  expect(old.history).toBeTruthy();
  await site.updateEntry('sharing', (entry) => Object.assign(entry, { killed: true }));
  await page.goto('/i/trash');
  await expect(panel).toContainText('This page is turned off');

  // As a cache between would, or somebody who wants the version back that was taken back.
  await site.writeRegistry(old);
  const warned = page.waitForEvent('console', (message) => message.text().includes('registry.json is stale'));
  await page.reload();
  await warned;
  await expect(panel).toContainText('This page is turned off');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('This page is turned off');

  await site.writeRegistry({ ...old, history: 'begun again' });
  await page.reload();
  await expect(page.getByRole('main').getByText('Trash is empty')).toBeVisible();
});
