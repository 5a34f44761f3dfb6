import { createAccount, newCredentials } from '../../fixtures/accounts/account.ts';
import { notify } from '../../fixtures/accounts/operator.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { detectHostileCode } from '../../fixtures/hostile-code.ts';
import { freePort, makeDataDir, removeDataDir, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  liveNotificationsJourney,
  shareToast,
  waitForLiveNotifications,
} from '../../journeys/live-notifications.ts';
import { NotificationsPage } from '../../pages/notifications-page.ts';
import { Shell } from '../../pages/shell.ts';

test.describe('new user', () => {
  test.use({ signedIn: false });

  test('gets live notifications in every tab until the session ends', async ({
    context,
    page,
    siteUrl,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401 \(Unauthorized\)/);
    await liveNotificationsJourney({
      context,
      page,
      url: siteUrl,
      credentials: newCredentials(),
      endSession: (_page, client) => client.endSession(),
    });
  });
});

test.describe('with its own server', () => {
  test.use({ signedIn: false });

  test('delivers notifications missed while disconnected, each once', async ({ page, consoleGuard }) => {
    test.slow();
    consoleGuard.allow(/ERR_/);
    const dataDir = await makeDataDir();
    const port = await freePort();
    let server = await startServer(dataDir, port);
    try {
      const account = await createAccount(server.url);
      await signInBrowser(page, server.url, account);
      await page.goto(server.url);
      const first = await waitForLiveNotifications(page, account);
      await page.route('**/notifications/stream', (route) => route.abort());
      await server.stop();
      server = await startServer(dataDir, port);
      await account.openShareAsVisitor('Meanwhile');
      await expect(shareToast(page, 'Meanwhile')).toHaveCount(0);
      await page.unroute('**/notifications/stream');
      // It waits longer after each failure.
      await expect(shareToast(page, 'Meanwhile')).toBeVisible({ timeout: 40_000 });
      // What comes after it says that nothing of before is still on its way.
      await account.openShareAsVisitor('Afterwards');
      await expect(shareToast(page, 'Afterwards')).toBeVisible();
      await expect(shareToast(page, 'Meanwhile')).toHaveCount(1);
      const unread = `User menu AR, ${first + 3} unread`;
      await expect(new Shell(page, false).userMenu).toHaveAccessibleName(unread);
    } finally {
      await server.kill();
      await removeDataDir(dataDir);
    }
  });
});

test('one tab holds the stream for all, and another resumes it when that tab closes', async ({
  context,
  page,
  account,
}) => {
  const streams: string[] = [];
  const listening = (who: string) => (request: { url: () => string }) => {
    if (request.url().endsWith('/notifications/stream')) streams.push(who);
  };
  page.on('request', listening('first'));
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  const other = await context.newPage();
  other.on('request', listening('other'));
  await other.goto('/');
  await waitForLiveNotifications(other, account);
  expect(streams).toEqual(['first']);
  await page.close();
  await account.openShareAsVisitor('After the first tab');
  await expect(shareToast(other, 'After the first tab')).toBeVisible();
  expect(streams).toEqual(['first', 'other']);
});

test("logout removes the user's shown and queued notifications", async ({ page, account, shell }) => {
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await account.openShareAsVisitor(title);
  await expect(page.getByRole('button', { name: 'Detail' })).toHaveCount(3);
  await expect(shell.userMenu).toHaveAccessibleName(/[7-9] unread/);
  await shell.logout();
  await expect(shell.login).toBeVisible();
  await expect(page.getByRole('button', { name: 'Detail' })).toHaveCount(0);
});

test('polls the unread count every minute when the stream is unavailable', async ({
  page,
  account,
  shell,
  consoleGuard,
  networkIdle,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route('**/notifications/stream', (route) => route.abort());
  await page.clock.install();
  const tried = page.waitForRequest('**/notifications/stream');
  await page.goto('/');
  await expect(shell.userMenu).toHaveAccessibleName('User menu AR, 1 unread');
  await page.clock.runFor(1_000);
  await tried;
  // Pending chunks would time out when the clock skips a minute.
  await networkIdle();
  await account.openShareAsVisitor('Asked for');
  await page.clock.runFor(62_000);
  await expect(shell.userMenu).toHaveAccessibleName('User menu AR, 2 unread');
});

test('shows no toast for notifications from before the page was opened', async ({ page, account, shell }) => {
  await account.openShareAsVisitor('Before');
  await page.goto('/');
  await expect(shell.userMenu).toHaveAccessibleName('User menu AR, 2 unread');
  await waitForLiveNotifications(page, account);
  await expect(shareToast(page, 'Before')).toHaveCount(0);
});

test('shows at most three toasts at once', async ({ page, account }) => {
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  for (const title of ['One', 'Two', 'Three']) await account.openShareAsVisitor(title);
  await expect(page.getByRole('button', { name: 'Detail' })).toHaveCount(3);
});

test("shows an operator's message as plain text, even when it contains markup", async ({
  page,
  account,
  shell,
}) => {
  const hostile = await detectHostileCode(page);
  const word = '<img src=x onerror=alert(1)><b>Maintenance</b>';
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  await notify(account.email, word, '[Sunday](javascript:alert(1))');
  await expect(shell.toast(word)).toContainText('[Sunday](javascript:alert(1))');
  await page.goto('/i/notifications');
  await expect(new NotificationsPage(page).entry(word)).toContainText('[Sunday](javascript:alert(1))');
  await hostile.expectHarmless(word);
});

test('a muted kind of notification is no longer delivered', async ({ page, account, shell }) => {
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  const settings = await shell.openSettings();
  const viewed = settings.getByRole('checkbox', { name: /opens one of your links/ });
  await settings.getByText('Someone opens one of your links for the first time').click();
  await expect(viewed).not.toBeChecked();
  await expect(viewed).toBeEnabled();
  await shell.closeDialog();
  const before = (await account.notifications()).data.length;
  await account.openShareAsVisitor('Silent');
  await notify(account.email, 'Still heard', 'By everybody');
  await expect(shell.toast('Still heard')).toBeVisible();
  expect((await account.notifications()).data).toHaveLength(before + 1);
});
