import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Client, type Credentials, clientOf } from '../fixtures/accounts/account.ts';
import { accessTokenForPage } from '../fixtures/accounts/signed-in.ts';
import { LoginPage } from '../pages/accounts/login-page.ts';
import { NotePage } from '../pages/note-page.ts';
import { NotificationsPage } from '../pages/notifications-page.ts';
import { Shell } from '../pages/shell.ts';

/** API client for the user signed in on the page. */
export const clientForPage = async (page: Page, url: string): Promise<Client> =>
  clientOf(url, await accessTokenForPage(page));

const SHARE_OPENED = 'Someone opened your share link';
export const shareToast = (page: Page, note: string) =>
  page.getByRole('status').filter({ hasText: SHARE_OPENED }).filter({ hasText: note });

/** Sends notifications until the page shows one live, and returns how many were sent. */
export async function waitForLiveNotifications(page: Page, client: Client): Promise<number> {
  let tries = 0;
  await expect(async () => {
    tries += 1;
    await client.openShareAsVisitor(`First ${tries}`);
    await expect(shareToast(page, `First ${tries}`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return tries;
}

interface Journey {
  context: BrowserContext;
  page: Page;
  url: string;
  credentials: Credentials;
  /** Ends the session, as another device or the provider would. */
  endSession: (page: Page, client: Client) => Promise<unknown>;
}

/** Signs up, writes a note, and checks live toasts and read state in two tabs until the session ends, with any adapters. */
export async function liveNotificationsJourney({
  context,
  page,
  url,
  credentials,
  endSession,
}: Journey): Promise<void> {
  const [shell, notes, feed] = [new Shell(page, false), new NotePage(page), new NotificationsPage(page)];
  await page.goto('/login');
  await new LoginPage(page).signUp(credentials);
  await expect(page).toHaveURL('/');
  await expect(shell.userMenu).toHaveAccessibleName('User menu AR, 1 unread');
  await expect(page).toHaveTitle(/^\(1\) /);

  await shell.add('New note');
  await notes.titleInput.fill('Lantern');
  await notes.type('Oil and a wick.');
  await expect(notes.saved).toBeVisible();
  await notes.done.click();
  await expect(notes.heading).toHaveText('Lantern');

  const client = await clientForPage(page, url);
  const unread = 1 + (await waitForLiveNotifications(page, client));
  await client.openShareAsVisitor('Wick');
  const toast = shareToast(page, 'Wick');
  await expect(toast).toContainText('"Wick" was opened');
  await expect(shell.userMenu).toHaveAccessibleName(`User menu AR, ${unread + 1} unread`);
  await expect(page).toHaveTitle(`(${unread + 1}) Lantern · My Note`);

  await toast.getByRole('button', { name: 'Detail' }).click();
  await expect(page).toHaveURL('/i/notifications');
  await expect(feed.entry('"Wick"')).toContainText(SHARE_OPENED);
  await feed
    .entry('"Wick"')
    .getByRole('button', { name: /as read/ })
    .click();
  await expect(shell.userMenu).toHaveAccessibleName(`User menu AR, ${unread} unread`);

  const other = await context.newPage();
  const [otherShell, otherFeed] = [new Shell(other, false), new NotificationsPage(other)];
  await other.goto('/i/notifications');
  await expect(otherShell.userMenu).toHaveAccessibleName(`User menu AR, ${unread} unread`);
  await otherFeed.markAll.click();
  for (const each of [shell, otherShell]) await expect(each.userMenu).toHaveAccessibleName('User menu AR');
  await expect(feed.markAll).toHaveCount(0);
  await expect(page).toHaveTitle('Notifications · My Note');
  await page.reload();
  await expect(feed.entry('"Wick"')).toBeVisible();
  await expect(feed.markAll).toHaveCount(0);
  await other.close();

  await endSession(page, client);
  await expect(shell.login).toBeVisible();
  await expect(page).toHaveURL('/login');
}
