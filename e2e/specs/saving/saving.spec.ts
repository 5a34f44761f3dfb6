import { createAccount } from '../../fixtures/accounts/account.ts';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';

const SAVES = '**/api/u-notes/notes/*';

test('sends text written during fifteen minutes offline once back online', async ({
  networkIdle,
  page,
  context,
  account,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const note = await account.note('Ship log', 'First entry.');
  await page.clock.install();
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await networkIdle();
  await context.setOffline(true);
  await notePage.type(' Fog.');
  await page.clock.runFor(5_000);
  await expect(notePage.status('Offline, kept on this device')).toBeVisible();
  for (let minute = 1; minute <= 15; minute += 1) {
    await page.keyboard.type(` ${minute}`);
    await page.clock.runFor(60_000);
  }
  await expect(notePage.status('Offline, kept on this device. Not saved for 15 minutes')).toBeVisible();

  await context.setOffline(false);
  await page.clock.runFor(2_000);
  await expect(notePage.saved).toBeVisible();
  const { content } = await account.noteBySlug(note.slug);
  expect(content).toBe('First entry. Fog. 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
});

test('reports a minute of server errors, retries, and saves', async ({
  page,
  account,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/500/);
  const note = await account.note('Ship log', 'First entry.');
  await page.clock.install();
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  let tries = 0;
  await page.route(SAVES, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    tries += 1;
    return route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'Broken' } });
  });
  await notePage.type(' Fog.');
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
  await expect(notePage.status('Offline, kept on this device')).toBeVisible();
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(12);
  await page.keyboard.type(' Rocks.');
  await page.unroute(SAVES);
  // Second by second: a request gets no more than 10 of the page's seconds.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(notePage.saved).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 40_000 });
  expect((await account.noteBySlug(note.slug)).content).toBe('First entry. Fog. Rocks.');
});

test('times out an unanswered save after 10 seconds and retries', async ({ page, account, notePage }) => {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  const stuck = page.waitForEvent('requestfailed', {
    predicate: (request) => request.method() === 'PUT',
    timeout: 30_000,
  });
  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));
  await notePage.type(' Fog.');
  await stuck;
  await expect(notePage.status('Offline, kept on this device')).toBeVisible();
  await page.unroute(SAVES);
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe('First entry. Fog.');
});

test('reports a save rejected by a proxy and retries it automatically and by a button', async ({
  page,
  account,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/413/);
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  let tries = 0;
  await page.route(SAVES, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    tries += 1;
    return route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' });
  });
  await notePage.type(' Fog.');
  await expect(notePage.status('refused it (413). Kept on this device')).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await page.unroute(SAVES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe('First entry. Fog.');
});

test('warns when the device cannot store text and confirms before leaving the page', async ({
  page,
  context,
  account,
  notePage,
  consoleGuard,
  networkIdle,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('my-note.unsaved')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  // What the shell loads last.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle.')),
  );
  await networkIdle();
  await context.setOffline(true);
  await notePage.type(' Fog.');
  await expect(
    notePage.status('Not saved, and this device can’t keep it. Leave this page open.'),
  ).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await context.setOffline(false);
  await expect(notePage.saved).toBeVisible({ timeout: 30_000 });
  expect((await account.noteBySlug(note.slug)).content).toBe('First entry. Fog.');
});

test('saves the last words typed before logout', async ({ page, account, shell, loginPage, notePage }) => {
  const note = await account.note('Ship log', 'First entry.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await page.route(SAVES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fallback();
  });
  await notePage.type(' Fog.');
  await shell.logout();
  await shell.login.click();
  await loginPage.signIn(account);
  await expect(shell.userMenu).toBeVisible();
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('main').getByText('First entry. Fog.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore unsaved text' })).toHaveCount(0);
});

test('unsaved text in a shared tab stays with the user who wrote it', async ({
  page,
  siteUrl,
  account,
  loginPage,
  shell,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/401|404/);
  const note = await account.note('Diary', 'Dear diary.');
  const other = await createAccount(siteUrl);
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(note._id)) {
      puts.push(request.headers().authorization ?? '');
    }
  });
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await page.route(SAVES, (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in' } }),
  );
  await notePage.type(' A secret.');
  await expect(page).toHaveURL('/login');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  puts.length = 0;

  await loginPage.signIn(other);
  await expect(page.getByText('A secret.')).toHaveCount(0);
  await expect(shell.userMenu).toBeVisible();
  // Longer than the first retry.
  await expectThroughout(() => expect(puts).toEqual([]), 2_500);
  await shell.logout();
  await shell.login.first().click();
  await loginPage.signIn(account);
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe('Dear diary. A secret.');
});

test('New note moves an empty draft left in a category to the current place', async ({
  page,
  account,
  shell,
  notePage,
}) => {
  const category = await account.category('Ships');
  await page.goto(`/${category.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'New note' }).click();
  await expect(notePage.titleInput).toBeVisible();
  await expect(page).toHaveURL(/ships\//);
  await page.goto('/i/requests');
  await shell.add('New note');
  await expect(notePage.titleInput).toBeVisible();
  await expect(page).not.toHaveURL(/ships\/|requests/);
  expect(await account.texts()).toHaveLength(1);
});
