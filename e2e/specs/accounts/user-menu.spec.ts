import { expect, test } from '../../fixtures/test.ts';

test('an avatar with the fallback text CN carries a badge that counts unread notifications', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await expect(shell.userMenu).toContainText('CN');
  // Everybody is welcomed once.
  await expect(shell.userMenu).toHaveAccessibleName('User menu CN, 1 unread');
});

test("the menu shows the user's name and email, and Notifications with the badge", async ({
  page,
  account,
  shell,
}) => {
  await page.goto('/');
  await shell.userMenu.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(account.user.name, { exact: true })).toBeVisible();
  await expect(menu.getByText(account.user.email)).toBeVisible();
  const notifications = menu.getByRole('menuitem', { name: 'Notifications, 1 unread' });
  await notifications.click();
  await expect(page).toHaveURL('/i/notifications');
});

test('the menu works without a mouse', async ({ page, shell }) => {
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

  test('a Login button leads to /login', async ({ page, shell }) => {
    await page.goto('/');
    await expect(shell.userMenu).toHaveCount(0);
    await shell.login.click();
    await expect(page).toHaveURL('/login');
  });
});
