import { clientOf, createAccount } from '../../fixtures/accounts/account.ts';
import { accessTokenForPage, cookieOf, USER_KEY, userState } from '../../fixtures/accounts/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Shell } from '../../pages/shell.ts';

test.use({ signedIn: false });

test('redirects a signed-out visitor to /login and back to the note after sign-in', async ({
  page,
  account,
  shell,
  loginPage,
}) => {
  const note = await account.note('Secret garden', 'Behind the wall.');
  await page.goto(`/${note.slug}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Behind the wall.')).toHaveCount(0);
  await loginPage.signIn(account);
  await expect(page).toHaveURL(`/${note.slug}`);
  await expect(shell.main.getByText('Behind the wall.')).toBeVisible();
});

for (const path of [
  '/i/trash',
  '/i/shared',
  '/i/notifications',
  '/i/youtube',
  '/i/requests',
  '/i/searches',
  '/i/tasks',
  '/i/connections',
  '/i/templates',
  '/i/today',
  '/some/note',
]) {
  test(`${path} requires a user`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
}

test('shared note view is open to visitors', async ({ page, account, shell }) => {
  const note = await account.note('Recipe', 'Two eggs.');
  const { href } = await account.share(note._id);
  await page.goto(href);
  await expect(page).toHaveURL(href);
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Recipe' })).toBeVisible();
  await expect(shell.main.getByText('Two eggs.')).toBeVisible();
});

test('password-protected share asks for the password', async ({ page, account, shell, consoleGuard }) => {
  consoleGuard.allow(/403/);
  const note = await account.note('Recipe', 'Two eggs.');
  const { href } = await account.share(note._id, { password: 'open sesame' });
  await page.goto(href);
  await shell.main.getByLabel('Password').fill('wrong');
  await shell.main.getByRole('button', { name: 'Open' }).click();
  await expect(shell.main.getByText('This password is wrong')).toBeVisible();
  await shell.main.getByLabel('Password').fill('open sesame');
  await shell.main.getByRole('button', { name: 'Open' }).click();
  await expect(shell.main.getByText('Two eggs.')).toBeVisible();
});

test('unknown share link shows a not-found message', async ({ page, shell, consoleGuard }) => {
  consoleGuard.allow(/40[04]/);
  await page.goto('/i/shared/abc/def');
  await expect(shell.main.getByText('This link no longer works')).toBeVisible();
});

test('signed-out visitor sees the Login button but no sidebar or search', async ({ page, shell }) => {
  await page.goto('/');
  await expect(shell.login).toBeVisible();
  await expect(shell.search).toHaveCount(0);
  await expect(shell.overview).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('rejects a wrong password with a message and signs nobody in', async ({
  page,
  account,
  shell,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/auth\/sign-in\/email/);
  await page.goto('/login');
  await loginPage.signIn({ email: account.email, password: 'not the password' });
  await expect(loginPage.error).toContainText(/password/i);
  await expect(page).toHaveURL('/login');
  await expect(shell.login).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('logout goes to / and Back does not reveal the note', async ({ page, account, shell, loginPage }) => {
    const note = await account.note('Diary', 'Dear diary.');
    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByText('Dear diary.')).toBeVisible();
    await shell.logout();
    await expect(page).toHaveURL('/');
    await expect(shell.login).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Dear diary.')).toHaveCount(0);
    await page.goto('/login');
    await expect(loginPage.email).toBeVisible();
  });

  test('401 from any call signs out and remembers the path', async ({
    page,
    account,
    loginPage,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401/);
    const note = await account.note('Session', 'It ends.');
    await page.goto('/');
    let hasEnded = true;
    await page.route('**/api/u-notes/**', (route) =>
      hasEnded
        ? route.fulfill({
            status: 401,
            json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in to continue' },
          })
        : route.continue(),
    );
    await page.goto(`/${note.slug}`);
    await expect(page).toHaveURL('/login');
    // Ending the interception here could lose requests for the files of the login page.
    hasEnded = false;
    await loginPage.signIn(account);
    await expect(page).toHaveURL(`/${note.slug}`);
  });

  test('401 while typing loses no text', async ({
    page,
    siteUrl,
    account,
    loginPage,
    notePage,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401/);
    const note = await account.note('Ship log', 'First entry.');
    await page.goto(`/${note.slug}`);
    await notePage.edit.click();
    await expect(notePage.text).toBeVisible();
    await page.route('**/api/u-notes/notes/*', (route) =>
      route.fulfill({
        status: 401,
        json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in to continue' },
      }),
    );
    await notePage.type(' Land in sight.');
    await expect(page).toHaveURL('/login');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await loginPage.signIn(account);
    await expect(page).toHaveURL(`/${note.slug}`);
    await expect(page.getByText('First entry. Land in sight.')).toBeVisible();
    // The sign-in replaced the browser's session, which was the account's own.
    const client = clientOf(siteUrl, await accessTokenForPage(page));
    await expect.poll(async () => (await client.noteBySlug(note.slug)).content).toContain('Land in sight.');
  });

  test('shows nothing of the previous page after signing out in another tab', async ({
    page,
    context,
    account,
    shell,
  }) => {
    const note = await account.note('Diary', 'Dear diary.');
    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByText('Dear diary.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await new Shell(other, false).logout();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Dear diary.')).toHaveCount(0);
  });

  test('shows nothing of the previous user after another one signs in in another tab', async ({
    page,
    siteUrl,
    account,
    shell,
  }) => {
    await account.note('Diary');
    const other = await createAccount(siteUrl);
    await other.note('Of somebody else');
    await page.goto('/');
    await expect(shell.entry('Diary')).toBeVisible();
    // What another tab's sign-in does to this one.
    await page.context().addCookies([cookieOf(siteUrl, other)]);
    await page.evaluate(
      ([key, state]) => {
        localStorage.setItem(key, state);
        dispatchEvent(new StorageEvent('storage', { key, newValue: state }));
      },
      [USER_KEY, userState(other)] as const,
    );
    await expect(shell.entry('Of somebody else')).toBeVisible();
    await expect(shell.entry('Diary')).toHaveCount(0);
  });

  test('signs out when the session was ended elsewhere', async ({
    networkIdle,
    page,
    siteUrl,
    account,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401/);
    await page.clock.install();
    await page.goto('/i/requests');
    await expect(page.getByRole('button', { name: /1 unread/ })).toBeVisible();
    await networkIdle();
    const headers = { authorization: `Bearer ${account.accessToken}`, 'client-id': 'my-note' };
    await fetch(`${siteUrl}/api/login-requests/current`, { method: 'DELETE', headers });
    // Not run through: what the login page loads would have no time for it.
    await page.clock.fastForward(61_000);
    await expect(page).toHaveURL('/login');
  });

  test('closes an open search when another tab signs out', async ({ page, context, shell }) => {
    await page.goto('/');
    await shell.search.click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await new Shell(other, false).logout();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    await expect(shell.login).toBeVisible();
  });
});
