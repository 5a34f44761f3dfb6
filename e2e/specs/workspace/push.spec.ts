import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { clientOf, signInAgain } from '../../fixtures/accounts/account.ts';
import {
  openDelivery,
  openPushBrowser,
  pressedIn,
  replacedIn,
  shownBy,
  wholeBrowser,
  workerOf,
} from '../../fixtures/outside/push-browser.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
  launchOptions: [async ({ launchOptions }, use) => use(wholeBrowser(launchOptions)), { scope: 'worker' }],
});

test('a device is notified by a press, tried, and no more after signing out', async ({
  page,
  context,
  account,
  shell,
  siteUrl,
}) => {
  const { service, publicKey } = await openPushBrowser(context, account);
  const phone = await signInAgain(
    siteUrl,
    account,
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Firefox/145.0',
  );
  await clientOf(siteUrl, phone.accessToken).subscribe(service.subscribe(publicKey).subscription);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const sheet = await shell.openSettings();
  const device = sheet.getByRole('checkbox', { name: 'Notify me on this device' });
  await expect(device).not.toBeChecked();
  await sheet.getByText('Notify me on this device').click();
  await expect(device).toBeChecked();
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  expect((await account.push()).devices.length).toBe(2);
  await expect(sheet.getByText('Sent. It appears in a moment.')).toBeVisible();
  expect(service.titles()).toEqual(['Notifications work here']);
  service.respondWith(503);
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  await expect(sheet.getByText('Not sent: the push service responded 503.')).toBeVisible();
  await expectNoViolations(page, 'notifications of devices');

  const others = sheet.getByRole('list', { name: 'Other devices that are notified' });
  await expect(others.getByRole('listitem')).toContainText('Firefox');
  await others.getByRole('button', { name: /^Remove Firefox/ }).click();
  await expect(others).toHaveCount(0);
  expect((await account.push()).devices.length).toBe(1);

  await sheet.getByText('Notify me on this device').click();
  await expect(device).not.toBeChecked();
  await expect.poll(async () => (await account.push()).devices).toEqual([]);
  await sheet.getByText('Notify me on this device').click();
  await expect(sheet.getByRole('button', { name: 'Send a test' })).toBeVisible();
  await shell.closeDialog();
  await shell.logout();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.push'))).toBeNull();
  await expect.poll(async () => (await account.push()).devices).toEqual([]);
  await service.close();
});

test('what the service pushes is shown once, opens its address, and stays silent beside a visible page', async ({
  page,
  context,
  account,
  shell,
  siteUrl,
}) => {
  const { service, publicKey } = await openPushBrowser(context, account);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const sheet = await shell.openSettings();
  await sheet.getByText('Notify me on this device').click();
  await expect(sheet.getByRole('button', { name: 'Send a test' })).toBeVisible();
  await account.openShareAsVisitor('Harbour');
  await expect.poll(() => service.received.length).toBe(1);
  const payload = service.received[0]?.payload;
  expect(payload?.description).toContain('Harbour');
  const worker = await workerOf(context);
  const deliver = await openDelivery(context, page, siteUrl);

  await deliver(payload ?? {});
  await expect(shell.toast('Harbour')).toBeVisible();
  expect(await shownBy(worker)).toEqual([]);

  await page.goto('about:blank');
  await deliver(payload ?? {});
  await deliver(payload ?? {});
  const shown = [
    {
      title: payload?.title,
      body: payload?.description,
      tag: payload?.tag,
      data: payload?.address,
      icon: `${siteUrl}/icon-192.png`,
    },
  ];
  await expect.poll(() => shownBy(worker)).toEqual(shown);

  expect(await pressedIn(worker)).toEqual([`open ${siteUrl}${payload?.address}`]);
  expect(await shownBy(worker)).toEqual([]);
  // By another tag: the browser may still be closing the one before.
  await deliver({ ...payload, tag: 'elsewhere', address: 'https://evil.example.org/' });
  await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
  expect(await pressedIn(worker)).toEqual([`open ${siteUrl}/`]);

  // A test is shown beside a page too, and a press leads to the tab that has its address.
  await page.goto('/i/notifications');
  await deliver({ ...payload, tag: 'test', address: '/i/notifications' });
  await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
  expect(await pressedIn(worker)).toEqual([`focus ${siteUrl}/i/notifications`]);

  const next = service.subscribe(publicKey);
  await replacedIn(worker, next.subscription);
  await account.openShareAsVisitor('Lighthouse');
  await expect.poll(() => service.received.length).toBe(2);
  expect(service.received[1]?.path).toBe(next.path);
  await service.close();
});
