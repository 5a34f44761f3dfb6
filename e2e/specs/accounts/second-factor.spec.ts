import { totp } from '@my-note/api/testing/totp';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { addVirtualAuthenticator } from '../../fixtures/accounts/virtual-authenticator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FactorsSection } from '../../pages/accounts/factors-section.ts';

// Browsers offer passkeys at a name only.
test.use({ siteUrl: String(process.env.E2E_URL).replace('127.0.0.1', 'localhost') });

const STEP = 30_000;

/** The code that the app shows after the one that was just used. */
const nextCode = (secret: string) => totp(secret, new Date(Date.now() + STEP));

async function turnOn(page: Page, password: string) {
  const factors = new FactorsSection(page);
  await factors.open();
  await factors.button('Turn on two-step sign-in').click();
  await factors.password.fill(password);
  await factors.button('Next').click();
  const secret = (await factors.key.inputValue()).replaceAll(' ', '');
  return { factors, secret };
}

test('turns two-step sign-in on, signs in with a code and a recovery code, and turns it off', async ({
  page,
  account,
  shell,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/403/);
  const { factors, secret } = await turnOn(page, account.password);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoViolations(page, 'key for the authenticator app');
  await factors.code.fill('000000');
  await factors.button('Turn on two-step sign-in').click();
  await expect(factors.root).toContainText('The code is wrong');
  await factors.code.fill(totp(secret, new Date()));
  await factors.button('Turn on two-step sign-in').click();
  await expect(factors.codes).toHaveCount(10);
  await expectNoViolations(page, 'recovery codes');
  const codes = await factors.codes.allTextContents();
  const download = page.waitForEvent('download');
  await factors.button('Download codes').click();
  expect((await download).suggestedFilename()).toBe('my-note-recovery-codes.txt');
  await factors.button('I have kept them').click();
  await expect(factors.root).toContainText('10 recovery codes left');

  await shell.logout();
  await shell.login.click();
  await loginPage.signIn(account);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectNoViolations(page, 'second step');
  const code = page.getByLabel('Code');
  await code.fill('000000');
  await loginPage.submit.click();
  await expect(page.getByRole('main')).toContainText('The code is wrong');
  await code.fill(nextCode(secret));
  await loginPage.submit.click();
  await expect(shell.userMenu).toBeVisible();

  await shell.logout();
  await shell.login.click();
  await loginPage.signIn(account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await loginPage.submit.click();
  await expect(shell.userMenu).toBeVisible();

  await factors.open();
  await expect(factors.root).toContainText('9 recovery codes left');
  await expect(page.getByText('Recovery code used to sign in')).toBeVisible();
  await factors.button('Turn off two-step sign-in').click();
  await factors.password.fill('not the password');
  await factors.button('Turn off two-step sign-in').click();
  await expect(factors.root).toContainText('The password is wrong');
  await factors.password.fill(account.password);
  await factors.button('Turn off two-step sign-in').click();
  await expect(factors.root.getByText('Off', { exact: true })).toBeVisible();
});

test('adds a passkey, signs in with it without an address, renames and removes it', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const authenticator = await addVirtualAuthenticator(page);
  const factors = new FactorsSection(page);
  await factors.open();
  await factors.addPasskey('Laptop', account.password);
  await expect(factors.root).toContainText('never used');
  await expectNoViolations(page, 'passkeys');
  expect(await authenticator.count()).toBe(1);

  // The field for the address offers it.
  await shell.logout();
  await shell.login.click();
  await expect(shell.userMenu).toBeVisible();

  await authenticator.setPresent(false);
  await shell.logout();
  await shell.login.click();
  // An authenticator without a person would ignore a request that it has already got.
  await page.route('**/auth/sign-in/passkey/options', async (route) => {
    await authenticator.setPresent(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(shell.userMenu).toBeVisible();

  await factors.open();
  await expect(factors.root).toContainText('last used');
  await factors.button('Rename Laptop').click();
  await factors.root.getByLabel('Name').fill('Desk');
  await factors.button('Save').click();
  await factors.button('Remove Desk').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(factors.root).toContainText('No passkeys yet');

  await shell.logout();
  await shell.login.click();
  await expect(page.getByRole('alert')).toContainText('No account here has this passkey');
});

test('says so when the person closes the window of the device, and changes nothing', async ({
  page,
  account,
}) => {
  const authenticator = await addVirtualAuthenticator(page);
  await authenticator.setVerified(false);
  const factors = new FactorsSection(page);
  await factors.open();
  await factors.addPasskey('Laptop', account.password);
  await expect(factors.error).toContainText('No passkey was added');
  await expect(factors.root).toContainText('No passkeys yet');
});
