import { newCredentials } from '../fixtures/account.ts';
import { notify } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOf, toldAndSignedOut, untilTold } from '../journeys/told.ts';
import { NotificationsPage } from '../pages/notifications-page.ts';
import { Shell } from '../pages/shell.ts';
import { listenForHostile } from '../writing/hostile.ts';

test.describe('a newcomer', () => {
  test.use({ signedIn: false });

  test('is told at once, in every tab, until the sign-in ends', async ({
    context,
    page,
    siteUrl,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401 \(Unauthorized\)/);
    await toldAndSignedOut({
      context,
      page,
      url: siteUrl,
      person: newCredentials(),
      gone: (_page, client) => client.endSession(),
    });
  });
});

test('what happens without a connection is told when it is back, and nothing twice', async ({
  context,
  page,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  const first = await untilTold(page, account);
  await context.setOffline(true);
  await expect(page.getByText('Offline')).toBeVisible();
  await account.shareIsOpened('Meanwhile');
  await context.setOffline(false);
  await expect(toastOf(page, 'Meanwhile')).toBeVisible();
  await expect(toastOf(page, 'Meanwhile')).toHaveCount(1);
  await expect(toastOf(page, `First ${first}`)).toHaveCount(1);
  await expect(new Shell(page, false).userMenu).toHaveAccessibleName(`User menu CN, ${first + 2} unread`);
});

test('one tab listens for all; when it is closed another one goes on where it was', async ({
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
  await untilTold(page, account);
  const other = await context.newPage();
  other.on('request', listening('other'));
  await other.goto('/');
  await untilTold(other, account);
  expect(streams).toEqual(['first']);
  await page.close();
  await account.shareIsOpened('After the first tab');
  await expect(toastOf(other, 'After the first tab')).toBeVisible();
  expect(streams).toEqual(['first', 'other']);
});

test('what came before the page was opened is no toast', async ({ page, account, shell }) => {
  await account.shareIsOpened('Before');
  await page.goto('/');
  await expect(shell.userMenu).toHaveAccessibleName('User menu CN, 2 unread');
  await untilTold(page, account);
  await expect(toastOf(page, 'Before')).toHaveCount(0);
});

test('at most three toasts are on screen at once', async ({ page, account }) => {
  await page.goto('/');
  await untilTold(page, account);
  for (const title of ['One', 'Two', 'Three']) await account.shareIsOpened(title);
  await expect(page.getByRole('button', { name: 'Detail' })).toHaveCount(3);
});

test('the operator is heard, whatever the words are', async ({ page, account, shell }) => {
  const hostile = await listenForHostile(page);
  const word = '<img src=x onerror=alert(1)><b>Maintenance</b>';
  await page.goto('/');
  await untilTold(page, account);
  await notify(account.email, word, '[Sunday](javascript:alert(1))');
  await expect(shell.toast(word)).toContainText('[Sunday](javascript:alert(1))');
  await page.goto('/i/notifications');
  await expect(new NotificationsPage(page).entry(word)).toContainText('[Sunday](javascript:alert(1))');
  await hostile.expectHarmless(word);
});

test('a kind that is switched off is not told any more', async ({ page, account, shell }) => {
  await page.goto('/');
  await untilTold(page, account);
  const settings = await shell.openSettings();
  const viewed = settings.getByRole('checkbox', { name: /link of yours is opened/ });
  await settings.getByText('A link of yours is opened for the first time').click();
  await expect(viewed).not.toBeChecked();
  await expect(viewed).toBeEnabled();
  await shell.closeDialog();
  const before = (await account.notifications()).data.length;
  await account.shareIsOpened('Silent');
  await notify(account.email, 'Still heard', 'By everybody');
  await expect(shell.toast('Still heard')).toBeVisible();
  expect((await account.notifications()).data).toHaveLength(before + 1);
});
