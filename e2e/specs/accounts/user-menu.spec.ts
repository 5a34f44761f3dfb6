import { expect, test } from '../../fixtures/test.ts';

test('avatar shows initials and a badge with the unread count', async ({ page, shell }) => {
  await page.goto('/');
  await expect(shell.userMenu).toContainText('AR');
  // Everybody is welcomed once.
  await expect(shell.userMenu).toHaveAccessibleName('User menu AR, 1 unread');
});

test("menu shows the user's name, email, and unread notifications", async ({ page, account, shell }) => {
  await page.goto('/');
  await shell.userMenu.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(account.user.name, { exact: true })).toBeVisible();
  await expect(menu.getByText(account.user.email)).toBeVisible();
  const notifications = menu.getByRole('menuitem', { name: 'Notifications, 1 unread' });
  await notifications.click();
  await expect(page).toHaveURL('/i/notifications');
});

test('menu works with the keyboard alone', async ({ page, shell }) => {
  await page.goto('/');
  await shell.userMenu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const settings = page.getByRole('menuitem', { name: 'Settings' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(settings).toHaveAttribute('data-highlighted', '', { timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'User settings' })).toBeVisible();
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('Login button leads to /login', async ({ page, shell }) => {
    await page.goto('/');
    await expect(shell.userMenu).toHaveCount(0);
    await shell.login.click();
    await expect(page).toHaveURL('/login');
  });
});
