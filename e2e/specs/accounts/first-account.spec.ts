import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { newCredentials } from '../../fixtures/accounts/account.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

test.describe('A new site', () => {
  let dataDir: string;
  let site: Server;
  test.beforeEach(async () => {
    dataDir = await makeDataDir();
  });
  test.afterEach(async ({ page }) => {
    // Its open stream would report the end of the service.
    await page.goto('about:blank');
    await site.stop();
    await removeDataDir(dataDir);
  });

  test('offers the first account to a browser on its own machine, and closes sign-up on a network', async ({
    page,
    loginPage,
    shell,
  }) => {
    // At the product's cost of a hash, as on every site.
    site = await startServer(dataDir, undefined, undefined, { HOST: '0.0.0.0' }, []);
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { name: 'Create the first account' })).toBeVisible();
    await expectNoViolations(page, 'The first account');
    const person = newCredentials();
    await loginPage.signUp(person);
    await expect(shell.userMenu).toBeVisible();
    await shell.logout();
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(loginPage.createAccount).toBeHidden();
  });

  test('wants the printed link from a browser on the network, which works once', async ({
    page,
    loginPage,
    shell,
    consoleGuard,
  }) => {
    // Of plain HTTP.
    consoleGuard.allow(/Cross-Origin-Opener-Policy/);
    site = await startServer(dataDir, undefined, undefined, { HOST: '0.0.0.0' });
    const origin = site.url.replace('127.0.0.1', 'notes.test');
    await page.goto(`${origin}/login`);
    await expect(page.getByText('with the link that My Note printed when it started')).toBeVisible();
    await expect(loginPage.createAccount).toBeHidden();
    const link = /^http:\/\/localhost:\d+(\/login#invitation=\S+)$/m.exec(site.output())?.[1] ?? '';
    await page.goto('about:blank');
    await page.goto(origin + link);
    await loginPage.signUp(newCredentials());
    await expect(shell.userMenu).toBeVisible();
    expect(page.url()).not.toContain('invitation');
  });
});
