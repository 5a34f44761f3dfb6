import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: false });

test('a visitor of a note is sent to /login and comes back to the note after signing in', async ({
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

for (const path of ['/i/trash', '/i/shared', '/i/notifications', '/i/youtube', '/i/requests', '/some/note']) {
  test(`${path} requires a user`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
}

test('a shared note view is open to visitors', async ({ page, shell }) => {
  await page.goto('/i/shared/abc/def');
  await expect(page).toHaveURL('/i/shared/abc/def');
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Shared note' })).toBeVisible();
});

test('a visitor sees the Login button, and neither sidebar nor search', async ({ page, shell }) => {
  await page.goto('/');
  await expect(shell.login).toBeVisible();
  await expect(shell.search).toHaveCount(0);
  await expect(shell.overview).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('a wrong password is refused in words, and nobody is signed in', async ({
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

  test('logout leads to / and leaves no way back to the note', async ({
    page,
    account,
    shell,
    loginPage,
  }) => {
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

  test('a 401 of any call signs out and remembers the path', async ({
    page,
    account,
    loginPage,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401/);
    const note = await account.note('Session', 'It ends.');
    await page.goto('/');
    await page.route('**/api/u-notes/**', (route) =>
      route.fulfill({
        status: 401,
        json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in to go on' },
      }),
    );
    await page.goto(`/${note.slug}`);
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/u-notes/**');
    await loginPage.signIn(account);
    await expect(page).toHaveURL(`/${note.slug}`);
  });
});
