import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { createAccount, newCredentials } from '../../fixtures/accounts/account.ts';
import { type SingleSignOn, startSingleSignOn } from '../../fixtures/accounts/single-sign-on.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProviderPages } from '../../pages/accounts/provider-pages.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  signedIn: false,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(site?.url),
});

let site: SingleSignOn | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSingleSignOn('embedded,oidc');
});
test.afterAll(() => site?.stop());

const running = (): SingleSignOn => {
  if (!site) throw new Error('The site is not running');
  return site;
};
const BUTTON = { name: 'Continue with Pocket ID' };

let people = 0;
/** A person at the provider, with the login. */
function newPerson(): string {
  const login = `ada-${++people}`;
  running().provider.people.set(login, {
    name: 'Ada Reader',
    email: `${login}@example.org`,
    email_verified: true,
  });
  return login;
}

test('signs in at the provider, returns to the page that was opened, and signs out there', async ({
  page,
  shell,
}) => {
  const provider = new ProviderPages(page);
  await page.goto('/i/trash');
  await page.getByRole('button', BUTTON).click();
  await provider.signIn(newPerson());
  await expect(page).toHaveURL('/i/trash');
  await expect(shell.userMenu).toBeVisible();
  await page.goto('/');
  await page.reload();
  await expect(shell.userMenu).toBeVisible();
  await shell.logout();
  await expect(page).toHaveURL(new RegExp(`^${running().provider.issuer}/`));
  await provider.signOut();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});

test('neither token nor error stays in the address or the history', async ({ page, shell, consoleGuard }) => {
  // Back at the provider, its page has expired.
  consoleGuard.allow(/http:\/\/localhost:/);
  const provider = new ProviderPages(page);
  await page.goto('/login');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByRole('button', BUTTON).click();
  await provider.signIn(newPerson());
  await expect(shell.userMenu).toBeVisible();
  expect(addresses.some((address) => address.includes('#sign-in='))).toBe(true);
  expect(page.url()).not.toContain('#');
  await page.goBack();
  expect(page.url()).not.toContain('#sign-in');
});

test('the form and the button stand beside each other, and a password needs no provider', async ({
  page,
  shell,
  loginPage,
}) => {
  const person = newCredentials();
  await page.goto('/login');
  await expect(page.getByRole('button', BUTTON)).toBeVisible();
  await loginPage.signUp(person);
  await expect(shell.userMenu).toBeVisible();
  await shell.logout();
  // Only who signed in at the provider is sent there.
  await expect(shell.login).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a canceled sign-in says so, and leaves the form usable', async ({ page, loginPage }) => {
  await page.goto('/login');
  await page.getByRole('button', BUTTON).click();
  await new ProviderPages(page).cancel();
  await expect(loginPage.error).toHaveText(
    'The sign-in was canceled. You can try again or sign in another way',
  );
  await expect(page).toHaveURL('/login');
  await expectNoViolations(page, 'a refused sign-in');
  await page.reload();
  await expect(page.getByRole('button', BUTTON)).toBeEnabled();
  await expect(loginPage.error).toHaveCount(0);
});

test('the Back button of the browser leaves a usable login page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', BUTTON)).toBeEnabled();
});

test("a link with the token of somebody else's sign-in signs nobody in", async ({
  page,
  browser,
  shell,
  loginPage,
}) => {
  const attacker = await browser.newPage();
  // The token is held back before the page of its owner can use it.
  await attacker.route('**/api/login-requests', (route) => route.abort());
  const addresses: string[] = [];
  attacker.on('framenavigated', (frame) => addresses.push(frame.url()));
  await attacker.goto(`${running().url}/login`);
  await attacker.getByRole('button', BUTTON).click();
  await new ProviderPages(attacker).signIn(newPerson());
  await expect.poll(() => addresses.some((address) => address.includes('#sign-in='))).toBe(true);
  await page.goto(addresses.find((address) => address.includes('#sign-in=')) ?? '');
  await expect(loginPage.error).toContainText('started in another browser');
  await expect(shell.login).toBeVisible();
  await attacker.close();
});

test('a provider that is down is named at the button, and the session of before goes on', async ({
  page,
  browser,
  shell,
  loginPage,
}) => {
  const { provider, url } = running();
  await page.goto('/login');
  await page.getByRole('button', BUTTON).click();
  await new ProviderPages(page).signIn(newPerson());
  await expect(shell.userMenu).toBeVisible();
  provider.setDown(true);
  try {
    await page.reload();
    await expect(shell.userMenu).toBeVisible();
    const other = await browser.newPage();
    await other.goto(`${url}/login`);
    await other.getByRole('button', BUTTON).click();
    await expect(other.getByRole('alert')).toHaveText(
      'Couldn’t reach the sign-in provider. Try again in a few minutes',
    );
    await expect(other.getByLabel('Email')).toBeVisible();
    await other.close();
    await shell.logout();
    await expect(page).toHaveURL('/login');
    await expect(loginPage.error).toHaveCount(0);
  } finally {
    provider.setDown(false);
  }
});

test('signing in at the provider opens the notes of a linked account', async ({ page, shell }) => {
  const { url, provider, accounts } = running();
  const ada = await createAccount(url);
  await ada.note('Garden plan');
  provider.people.set('linked', { name: ada.name, email: ada.email, email_verified: true });
  await accounts('link', ada.email, '--to', 'oidc');
  await page.goto('/login');
  await page.getByRole('button', BUTTON).click();
  await new ProviderPages(page).signIn('linked');
  await expect(shell.entry('Garden plan')).toBeVisible();
  await page.goto('/i/account');
  const ways = page.getByRole('region', { name: 'Ways to sign in' }).getByRole('listitem');
  await expect(ways).toHaveText([/^Email and password/, /^Single sign-on at localhost:\d+/]);
  await expectNoViolations(page, 'account with two ways to sign in');
});

test('works on a narrow screen', async ({ page, shell }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await expect(page.getByRole('button', BUTTON)).toBeVisible();
  await expectNoViolations(page, 'narrow login');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', BUTTON).click();
  await new ProviderPages(page).signIn(newPerson());
  await expect(shell.userMenu).toBeVisible();
});

test.describe('where the provider is the only way', () => {
  let only: SingleSignOn | undefined;
  test.beforeAll(async () => {
    only = await startSingleSignOn('oidc');
  });
  test.afterAll(() => only?.stop());

  test('the login page has its button alone, and the session ends at the provider', async ({
    page,
    shell,
  }) => {
    const url = only?.url ?? '';
    only?.provider.people.set('ada', { name: 'Ada', email: 'ada@example.org' });
    const provider = new ProviderPages(page);
    await page.goto(`${url}/login`);
    await expect(page.getByRole('button', BUTTON)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await expectNoViolations(page, 'login with a button alone');
    await page.getByRole('button', BUTTON).click();
    await provider.signIn('ada');
    await expect(shell.userMenu).toBeVisible();
    await shell.logout();
    await provider.signOut();
    await expect(page).toHaveURL(`${url}/login`);
  });
});

test('has no violations in both themes', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', BUTTON)).toBeVisible();
  await expectNoViolations(page, 'login with a form and a button');
});
