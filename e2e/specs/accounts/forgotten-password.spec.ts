import { startMailServer } from '@my-note/api/testing/mail-server';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { freePort, makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

const NEW_PASSWORD = 'a garden of winter apples';

test.describe('A forgotten password', () => {
  let dataDir: string;
  let site: Server;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  test.beforeEach(async () => {
    dataDir = await makeDataDir();
    mail = await startMailServer();
  });
  test.afterEach(async ({ page }) => {
    // Its open stream would report the end of the service.
    await page.goto('about:blank');
    await site.stop();
    await mail.close();
    await removeDataDir(dataDir);
  });

  test('is replaced with the link of an email, once', async ({ page, loginPage, shell, consoleGuard }) => {
    consoleGuard.allow(/40[04]/);
    const port = await freePort();
    site = await startServer(dataDir, port, undefined, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'My Note <notes@example.org>',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
    const account = await createAccount(site.url);
    await page.goto(`${site.url}/login`);
    await loginPage.email.fill(account.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText(/is on its way/)).toBeVisible();
    await expect.poll(() => mail.messages.length).toBe(1);
    const link = /http:\/\/\S+#token=\S+/.exec(mail.messages[0]?.text ?? '')?.[0] ?? '';

    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(`For ${account.email}`);
    await expectNoViolations(page, 'a new password');
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('password1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(password).toHaveAccessibleErrorMessage(/common/);
    await password.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(`${site.url}/login`);
    await loginPage.signIn({ email: account.email, password: NEW_PASSWORD });
    await expect(shell.userMenu).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectNoViolations(page, 'a link that was used');
  });

  test('without email, the login page says whom to ask', async ({ page }) => {
    site = await startServer(dataDir, undefined, undefined, {
      OPERATOR_CONTACT: 'Grace (grace@example.org)',
    });
    await createAccount(site.url);
    await page.goto(`${site.url}/login`);
    await page.getByText('Forgot your password?').click();
    await expect(page.getByText('Ask Grace (grace@example.org) for a link to a new password.')).toBeVisible();
    await expectNoViolations(page, 'whom to ask');
  });
});
