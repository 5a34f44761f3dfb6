import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newCredentials } from '../../fixtures/accounts/account.ts';
import {
  type FirebaseServer,
  missingFirebaseTools,
  startFirebaseServer,
} from '../../fixtures/accounts/firebase.ts';
import { mockGooglePopup } from '../../fixtures/accounts/google-popup.ts';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  clientForPage,
  liveNotificationsJourney,
  waitForLiveNotifications,
} from '../../journeys/live-notifications.ts';
import { Shell } from '../../pages/shell.ts';

// One pair of emulators for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({
  signedIn: false,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(firebase?.url),
});

let firebase: FirebaseServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const missing = await missingFirebaseTools();
  // The list of tests then says so, and names what is missing.
  test.skip(missing !== undefined, missing);
  firebase = await startFirebaseServer();
});
test.afterAll(() => firebase?.stop());

const running = (): FirebaseServer => {
  if (!firebase) throw new Error('The emulators are not running');
  return firebase;
};

/** How many people the SDK remembers in this browser. */
const firebaseUserCount = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const all = opening.result
      .transaction('firebaseLocalStorage')
      .objectStore('firebaseLocalStorage')
      .getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    return all.result.length;
  });

test('new user gets live notifications in every tab until the provider deletes the account', async ({
  context,
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/identitytoolkit|securetoken/);
  await liveNotificationsJourney({
    context,
    page,
    url: running().url,
    credentials: newCredentials(),
    endSession: async () => {
      await running().deleteAllUsers();
      await page.reload();
    },
  });
});

test('signs in with Google in a popup and signs out again', async ({ context, page, shell }) => {
  await mockGooglePopup(context);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await opened;
  await google.getByRole('button', { name: 'Add new account' }).click();
  await google.getByRole('button', { name: 'Auto-generate user information' }).click();
  await google.getByRole('button', { name: /Sign in with/ }).click();
  await expect(shell.userMenu).toBeVisible();
  await expect(page).toHaveURL('/');
  await shell.logout();
  await expect(shell.login).toBeVisible();
  // Firebase has forgotten the person too.
  await expect.poll(() => firebaseUserCount(page)).toBe(0);
});

test('closing the Google popup shows no error and leaves the form usable', async ({
  context,
  page,
  loginPage,
}) => {
  await mockGooglePopup(context);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await (await opened).close();
  await expect(google).toBeEnabled({ timeout: 20_000 });
  await expect(loginPage.error).toHaveCount(0);
});

test('explains sign-in errors in plain words', async ({ page, loginPage, shell, consoleGuard }) => {
  consoleGuard.allow(/identitytoolkit/);
  const person = newCredentials();
  await page.goto('/login');
  await loginPage.signUp(person);
  await expect(shell.userMenu).toBeVisible();
  await shell.logout();
  await shell.login.click();
  await loginPage.signIn({ ...person, password: 'not the password' });
  await expect(loginPage.error).toHaveText('Email or password is wrong');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();
  await loginPage.signUp(person);
  await expect(loginPage.error).toContainText('An account with this email already exists');
});

test('signing out at the provider signs the app out immediately', async ({ page, loginPage, shell }) => {
  await page.goto('/login');
  await loginPage.signUp(newCredentials());
  await expect(shell.userMenu).toBeVisible();
  await waitForLiveNotifications(page, await clientForPage(page, running().url));
  // The SDK writes the person whom it has read again once the provider has confirmed them.
  const confirmed = page.waitForResponse(/accounts:lookup/);
  await page.goto('/i/trash');
  await expect(shell.userMenu).toBeVisible();
  await (await confirmed).finished();
  await page.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result
      .transaction('firebaseLocalStorage', 'readwrite')
      .objectStore('firebaseLocalStorage')
      .clear();
  });
  await expect(shell.login).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('ending a session on another device', () => {
  const person = newCredentials();
  test.beforeEach(async ({ page, loginPage, shell, consoleGuard }) => {
    consoleGuard.allow(/401 \(Unauthorized\)/);
    await running().deleteAllUsers();
    await page.goto('/login');
    await loginPage.signUp(person);
    await expect(shell.userMenu).toBeVisible();
    const client = await clientForPage(page, running().url);
    await waitForLiveNotifications(page, client);
    expect(await firebaseUserCount(page)).toBe(1);
    // An open page would learn of the end over its stream, before a test has prepared anything.
    await page.goto('about:blank');
    await client.endSession();
  });

  test('signs out of Firebase as soon as a page learns of it', async ({ page }) => {
    await page.goto('/i/trash');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => firebaseUserCount(page)).toBe(0);
  });

  test('signs out of Firebase on the next visit when the page closes before it could', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|ChunkLoadError/);
    await page.route('**/assets/firebase-*', (route) => route.abort());
    await page.goto('/i/trash');
    await expect(page).toHaveURL('/login');
    // The page retries the chunk automatically, so it stays blocked until the page is left.
    expect(await firebaseUserCount(page)).toBe(1);
    await page.goto('about:blank');
    await page.unroute('**/assets/firebase-*');
    await page.goto('/login');
    await expect.poll(() => firebaseUserCount(page)).toBe(0);
  });

  test('does not sign out a user who signs in again in the meantime', async ({ page, loginPage, shell }) => {
    let read = () => {};
    const hasRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    // The first asks about the person of before, the second about the one who signs in.
    let asked = 0;
    await page.route('**/accounts:lookup*', async (route) => {
      asked += 1;
      if (asked === 1) await hasRead;
      await route.continue();
    });
    await page.goto('/i/trash');
    await expect(page).toHaveURL('/login');
    await loginPage.signIn(person);
    await expect.poll(() => asked).toBe(2);
    // Until the SDK has made them the next one.
    await pause(500);
    read();
    await expect(shell.userMenu).toBeVisible();
    // Longer than it takes to sign out whom Firebase does not know any more.
    await expectThroughout(() => expect(shell.userMenu).toBeVisible(), 4_000);
    expect(await firebaseUserCount(page)).toBe(1);
  });
});

test('signing in in one tab signs the other tab in and keeps it signed in', async ({
  context,
  page,
  loginPage,
  shell,
}) => {
  const other = await context.newPage();
  // The SDK polls for changes of other tabs every 0.8 seconds; here, a second later than our own session.
  await other.addInitScript(() => {
    const { setInterval } = window;
    let since: number | undefined;
    const isLate = () => {
      const { user } = JSON.parse(localStorage.getItem('my-note.user') ?? '{}');
      if (user) since ??= Date.now();
      return since !== undefined && Date.now() - since > 1_000;
    };
    Object.assign(window, {
      setInterval: (look: () => void, ms: number) =>
        setInterval(ms === 800 ? () => isLate() && look() : look, ms),
    });
  });
  // Both have the SDK before anybody is signed in.
  for (const each of [page, other]) {
    await each.goto('/login');
    await expect(each.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  }
  await loginPage.signUp(newCredentials());
  await expect(shell.userMenu).toBeVisible();
  const client = await clientForPage(page, running().url);
  // Long enough for a tab that believes what it heard first.
  for (const each of [other, page]) await waitForLiveNotifications(each, client);
  await expectThroughout(async () => {
    for (const each of [page, other]) await expect(new Shell(each, false).userMenu).toBeVisible();
  }, 4_000);
});
