import { paths } from '@my-note/contract';
import { expect, test } from '../../fixtures/test.ts';

const statusOf = async (siteUrl: string, token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'client-id': 'my-note' };
  return (await fetch(`${siteUrl}/api${paths.configs}`, { headers })).status;
};

test('keeps the access token out of storage and renews it on load and after a 401, in every tab', async ({
  page,
  context,
  account,
  notePage,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const note = await account.note('Lighthouse', 'It stands.');
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)/.exec(request.headers().authorization ?? '') ?? [];
    if (token) tokens.add(token);
  });
  await page.goto(`/${note.slug}`);
  await expect(notePage.heading).toHaveText('Lighthouse');
  const state = JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(tokens.size).toBe(1);
  for (const token of tokens) expect(state).not.toContain(token);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const other = await context.newPage();
  await other.goto(`/${note.slug}`);
  await expect(other.getByRole('heading', { name: 'Lighthouse' })).toBeVisible();

  // The response to an expired token.
  let refusals = 0;
  await page.route(`**/api${paths.note(note._id)}`, async (route) => {
    if (refusals++ > 0) return route.continue();
    await route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'x' } });
  });
  const before = tokens.size;
  await notePage.edit.click();
  await notePage.type(' All well.');
  await expect(notePage.saved).toBeVisible();
  expect(refusals).toBeGreaterThan(1);
  expect(tokens.size).toBeGreaterThan(before);
  expect((await account.texts()).join()).toContain('All well.');

  await other.reload();
  await expect(other.getByRole('heading', { name: 'Lighthouse' })).toBeVisible();
  await notePage.done.click();
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(shell.login).toBeVisible();
  await expect(other).toHaveURL('/login');
});

test('offline logout ends the session once online again, even after the tab was closed', async ({
  page,
  context,
  account,
  siteUrl,
  shell,
  consoleGuard,
}) => {
  // The identity's chunk is also requested again when the connection is back.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/);
  await page.goto('/');
  // The menu's part comes from the network when it is first opened.
  await shell.userMenu.click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await context.setOffline(true);
  await logout.click();
  await expect(shell.login).toBeVisible();
  expect(await statusOf(siteUrl, account.accessToken)).toBe(200);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => statusOf(siteUrl, account.accessToken)).toBe(401);
  await expect(next.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('unsaved text left behind by a logout is announced at the next login and can be removed there', async ({
  page,
  context,
  account,
  notePage,
  shell,
  consoleGuard,
}) => {
  // The identity's chunk is also requested again when the connection is back.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/);
  const note = await account.note('Lighthouse', 'It stands.');
  await page.goto(`/${note.slug}`);
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await shell.userMenu.click();
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await notePage.edit.click();
  // The editor's files come with the first click on Edit.
  await expect(notePage.text).toBeVisible();
  await context.setOffline(true);
  await notePage.type(' Never saved.');
  await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible();
  await notePage.done.click();
  await expect(notePage.edit).toBeFocused();
  await shell.userMenu.click();
  await logout.click();
  await expect(shell.login).toBeVisible();
  await context.setOffline(false);
  await page.goto('/login');
  const notice = page.getByText(`Unsaved text of ${account.name} is kept on this device: 1 note.`);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove the unsaved text of ${account.name}?` });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(notice).toHaveCount(0);
  const state = JSON.stringify(await context.storageState({ indexedDB: true }));
  expect(state).not.toContain('Never saved');
  expect(state).not.toContain(account.name);
});
