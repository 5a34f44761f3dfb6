import { colouredPng } from '@my-note/api/testing/png';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { newCredentials, signInAgain } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AccountPage } from '../../pages/accounts/account-page.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';
const NEW_PASSWORD = 'a garden of winter apples';

test('opens from the user menu and from the settings, and has no violation', async ({ page, shell }) => {
  const own = new AccountPage(page);
  await page.goto('/');
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/i/account');
  await expect(own.section('Activity')).toContainText('Signed in');
  await expectNoViolations(page, 'the account');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, 'the account on a phone');
  await page.goto('/');
  await (await shell.openSettings()).getByRole('link', { name: 'Open account' }).click();
  await expect(own.heading).toBeVisible();
});

test('changes the name and the picture, which the user menu shows', async ({ page, shell }) => {
  const own = new AccountPage(page);
  await page.goto('/i/account');
  const section = own.section('Name and picture');
  await section.getByLabel('Name', { exact: true }).fill('Ada King');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(shell.toast('Name saved')).toBeVisible();
  await expect(shell.userMenu).toContainText('AK');
  await section.getByLabel('Choose a picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: colouredPng('Ada'),
  });
  await expect(section.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect(shell.userMenu.locator('img')).toBeVisible();
  await page.reload();
  await expect(shell.userMenu.locator('img')).toBeVisible();
  await shell.userMenu.click();
  await expect(page.getByRole('menu').getByText('Ada King')).toBeVisible();
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shell.userMenu).toContainText('AK');
});

test('changes the email after a fresh sign-in, to sign in with from then on', async ({
  page,
  account,
  shell,
  loginPage,
}) => {
  const own = new AccountPage(page);
  const { email } = newCredentials();
  await page.goto('/i/account');
  const section = own.section('Email');
  await section.getByLabel('New email').fill(email);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section).toContainText(`You sign in as ${email}`);
  await expect(own.events.first()).toContainText('Email address changed');
  await shell.logout();
  await shell.login.click();
  await loginPage.signIn({ email, password: account.password });
  await expect(shell.userMenu).toBeVisible();
});

test('changes the password, signs out other devices, and says so', async ({
  page,
  siteUrl,
  account,
  shell,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[013]/);
  const own = new AccountPage(page);
  await signInAgain(siteUrl, account, FIREFOX);
  await page.goto('/i/account');
  const section = own.section('Password');
  await expect(section.getByLabel('New password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await own.changePassword('not this one', NEW_PASSWORD);
  await expect(section.getByLabel('Current password', { exact: true })).toHaveAccessibleErrorMessage(
    'The password is wrong',
  );
  await own.changePassword(account.password, 'password1');
  await expect(section.getByLabel('New password', { exact: true })).toHaveAccessibleErrorMessage(/common/);
  await own.changePassword(account.password, NEW_PASSWORD);
  await expect(section.getByRole('status')).toHaveText('Password changed. 1 other device was signed out.');
  await expect(own.devices).toHaveCount(1);
  await expect(own.events.first()).toContainText('Password changed');
  await shell.logout();
  await shell.login.click();
  await loginPage.signIn({ email: account.email, password: NEW_PASSWORD });
  await expect(shell.userMenu).toBeVisible();
});

test('shows what is typed into a password field, and how strong it is', async ({ page }) => {
  const section = new AccountPage(page).section('Password');
  await page.goto('/i/account');
  const field = section.getByLabel('New password', { exact: true });
  await expect(section).toContainText('At least 8 characters');
  await field.fill('short');
  await expect(section).toContainText('Too short');
  await field.fill(NEW_PASSWORD);
  await expect(section).toContainText('Strong');
  await expect(field).toHaveAttribute('type', 'password');
  await section.getByRole('button', { name: 'Show password' }).last().click();
  await expect(field).toHaveAttribute('type', 'text');
  await section.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('signs out one device, all others, and every one', async ({ page, siteUrl, account, shell }) => {
  const own = new AccountPage(page);
  for (let n = 0; n < 3; n += 1) await signInAgain(siteUrl, account, FIREFOX);
  await page.goto('/i/account');
  await expect(own.devices).toHaveCount(4);
  await expect(own.devices.first()).toContainText('This device');
  await expect(own.devices.last()).toContainText('Firefox on Linux');
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).first().click();
  await expect(own.devices).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(own.devices).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(shell.login).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('deletes the account, whose links close at once, and keeps it by signing in', async ({
  page,
  siteUrl,
  account,
  shell,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[0134]/);
  const own = new AccountPage(page);
  const note = await account.note('Winter apples', 'Keep them cool');
  const { href } = await account.share(note._id);
  await page.goto('/i/account');
  const dialog = await own.requestDeletion({ email: account.email, password: account.password });
  await expectNoViolations(page, 'the deletion of the account');
  await expect(dialog.getByRole('link', { name: 'Export your notes first' })).toHaveAttribute(
    'href',
    '/i/transfer',
  );
  await dialog.getByLabel(/to confirm/).fill('somebody@example.org');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel(/to confirm/)).toHaveAccessibleErrorMessage(/email address of this account/);
  await dialog.getByLabel(/to confirm/).fill(account.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(shell.login).toBeVisible();
  await expect(shell.toast('Your account will be deleted')).toBeVisible();
  const shared = await fetch(`${siteUrl}/api/u-notes/shared/${href.split('/')[3]}`);
  expect(shared.status).toBe(404);

  await shell.login.click();
  await loginPage.signIn(account);
  await expect(shell.userMenu).toBeVisible();
  await page.goto('/i/notifications');
  await expect(page.getByText('Your account stays')).toBeVisible();
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Keep them cool')).toBeVisible();
});
