import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

test('fields of the login page name their purpose, take a paste, and keep what was typed', async ({
  page,
  context,
  account,
  shell,
  loginPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await expect(loginPage.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(loginPage.email).toHaveAttribute('type', 'email');
  await expect(loginPage.password).toHaveAttribute('autocomplete', 'current-password');
  await loginPage.email.fill(account.email);
  await loginPage.createAccount.click();
  await expect(loginPage.name).toHaveAttribute('autocomplete', 'name');
  await expect(loginPage.email).toHaveValue(account.email);
  await expect(loginPage.password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(loginPage.email).toHaveValue(account.email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), account.password);
  await loginPage.password.focus();
  await page.keyboard.press('Control+v');
  await expect(loginPage.password).toHaveValue(account.password);
  await page.keyboard.press('Enter');
  await expect(shell.userMenu).toBeVisible();
});

test('a button that was refused keeps the focus', async ({
  networkIdle,
  page,
  account,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await page.goto('/login');
  // What gives the focus back comes when the page has come to rest.
  await networkIdle();
  await loginPage.email.fill(account.email);
  await loginPage.password.fill('not the password');
  await loginPage.submit.focus();
  await page.keyboard.press('Enter');
  await expect(loginPage.error).toBeVisible();
  await expect(loginPage.submit).toBeFocused();
});
