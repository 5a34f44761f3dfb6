import { newCredentials } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import { clientForPage, waitForLiveNotifications } from '../../journeys/live-notifications.ts';

test.use({ signedIn: false, serviceWorkers: 'allow' });

test('downloads no Firebase code with the embedded adapters, not even in the service worker', async ({
  context,
  page,
  loginPage,
  shell,
  siteUrl,
}) => {
  const scripts: string[] = [];
  const sdk: string[] = [];
  context.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    scripts.push(response.url());
    const text = await response.text().catch(() => '');
    if (/firebase/.test(response.url()) || text.includes('identitytoolkit.googleapis.com'))
      sdk.push(response.url());
  });
  await page.goto('/login');
  await loginPage.signUp(newCredentials());
  await expect(shell.userMenu).toBeVisible();
  await waitForLiveNotifications(page, await clientForPage(page, siteUrl));
  await page.goto('/i/notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shell.logout();
  await expect(shell.login).toBeVisible();
  expect(scripts.filter((url) => url.endsWith('/sw.js'))).not.toEqual([]);
  expect(sdk).toEqual([]);
  // Nor is it in the list of what the worker fetches ahead.
  expect(await (await fetch(`${siteUrl}/sw.js`)).text()).not.toContain('firebase-');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((url) => /firebase/.test(url))).toEqual([]);
});
