import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { type Account, createAccount, newCredentials } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/accounts/login-page.ts';

// A site of its own: there, the first account is the operator's.
let dataDir: string;
let site: Server;
let operator: Account;
let bob: Account;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startServer(dataDir);
  operator = await createAccount(site.url);
  bob = await createAccount(site.url);
});
test.afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
});
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: false });

const entryOf = (page: Page, { email }: Account) =>
  page.getByRole('listitem').filter({ hasText: email }).first();
async function open(page: Page, account: Account, path: string) {
  await signInBrowser(page, site.url, account);
  await page.goto(site.url + path);
}

test('an operator finds, disables and enables an account, on wide and narrow screens', async ({
  page,
  shell,
}) => {
  await open(page, operator, '/');
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'People' }).click();
  await expect(page).toHaveURL(`${site.url}/i/people`);
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await expect(page.getByText('2 accounts')).toBeVisible();
  await expectNoViolations(page, 'People');

  await page.getByLabel('Search by name or email').fill(bob.email);
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  const entry = entryOf(page, bob);
  await entry.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable account' }).click();
  await expectNoViolations(page, 'Disable an account');
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(entry.getByText('Disabled')).toBeVisible();
  await expect(bob.list()).rejects.toThrow('ACCOUNT_DISABLED');

  await page.setViewportSize({ width: 390, height: 844 });
  await entry.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Enable account' }).click();
  await expect(entry.getByText('Disabled')).toBeHidden();
  await page.getByLabel('Search by name or email').fill('');
  await expect(page.getByText('2 accounts')).toBeVisible();
  await expectNoViolations(page, 'People on a phone');
  await expect(page.getByText('Account disabled').first()).toBeVisible();
});

test('an operator makes a link with which somebody who forgot the password signs in', async ({
  page,
  browser,
}) => {
  await open(page, operator, '/i/people');
  const entry = entryOf(page, bob);
  await entry.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Create password link' }).click();
  const link = await page.getByLabel('Password link', { exact: true }).inputValue();
  await expectNoViolations(page, 'The link for a new password');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Password link', { exact: true })).toBeHidden();

  const elsewhere = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(bob.email)).toBeVisible();
  await elsewhere.close();
});

test('an operator plans a deletion and takes it back', async ({ page }) => {
  await open(page, operator, '/i/people');
  const entry = entryOf(page, bob);
  await entry.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(entry.getByText(/^Deleted/)).toBeVisible();
  await entry.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Keep account' }).click();
  await expect(entry.getByText(/^Deleted/)).toBeHidden();
});

test('an invitation creates one account', async ({ page, browser }) => {
  await open(page, operator, '/i/people');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('Who is it for?').fill('Carol');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await expectNoViolations(page, 'An invitation');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Revoke Carol' })).toBeVisible();

  const guest = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await guest.goto(link);
  await expect(guest.getByText('You were invited to this site')).toBeVisible();
  await new LoginPage(guest).signUp(newCredentials());
  await expect(guest.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await guest.close();
  await page.reload();
  await expect(page.getByText(/^Used/)).toBeVisible();
});

test('the page is not offered to somebody else, and stays closed', async ({ page, shell }) => {
  await open(page, await createAccount(site.url), '/i/people');
  await expect(page.getByText('Only the operator can open this page')).toBeVisible();
  await expectNoViolations(page, 'People, closed');
  await shell.userMenu.click();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'People' })).toBeHidden();
});
