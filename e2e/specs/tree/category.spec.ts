import { noteListSchema, paths } from '@my-note/contract';
import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-grip]') });
const titles = (page: Page) => rows(page).getByRole('link');

async function kitchenWith(account: Account) {
  const kitchen = await account.category('Kitchen');
  const bread = await account.category('Bread', kitchen);
  await account.note('Apples', '', kitchen);
  await account.note('Beans', '', kitchen);
  await account.note('Carrots', '', kitchen);
  return { kitchen, bread };
}

async function orderKept(account: Account, page: Page, id: string) {
  const answer = await page.request.get(`/api${paths.notes}`, {
    headers: { authorization: `Bearer ${account.accessToken}`, 'client-id': 'my-note' },
  });
  const { data } = noteListSchema.parse(await answer.json());
  const order = data.find(({ _id }) => _id === id)?.order ?? [];
  return order.map((child) => data.find(({ _id }) => _id === child)?.title);
}

/** Drags a row to a part of another: 0 is its upper edge, 1 its lower. */
async function drag(page: Page, from: string, to: string, part: number) {
  const row = (name: string) => rows(page).filter({ hasText: name });
  await row(from).hover();
  await page.mouse.down();
  const box = await row(to).boundingBox();
  if (!box) throw new Error('There is nothing to drag to');
  const y = box.y + Math.min(Math.max(part * box.height, 2), box.height - 2);
  await page.mouse.move(box.x + 120, y, { steps: 6 });
  await page.mouse.move(box.x + 121, y);
  await page.mouse.up();
}

test('reorders children by drag and drop, and Undo reverts it', async ({ page, account, networkIdle }) => {
  const { kitchen } = await kitchenWith(account);
  await page.goto('/kitchen');
  await expect(titles(page)).toHaveText([/Bread/, /Apples/, /Beans/, /Carrots/]);
  await networkIdle();
  await drag(page, 'Carrots', 'Apples', 0);
  await expect(titles(page)).toHaveText([/Bread/, /Carrots/, /Apples/, /Beans/]);
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved Carrots to position 2 of 4' }),
  ).toBeAttached();
  await expect.poll(() => orderKept(account, page, kitchen._id)).toEqual(expect.arrayContaining(['Carrots']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText([/Bread/, /Apples/, /Beans/, /Carrots/]);
  await page.reload();
  await expect(titles(page)).toHaveText([/Bread/, /Apples/, /Beans/, /Carrots/]);
});

test('dropping a row on a category moves it there', async ({ page, account, networkIdle }) => {
  await kitchenWith(account);
  await page.goto('/kitchen');
  await expect(titles(page)).toHaveCount(4);
  await networkIdle();
  await drag(page, 'Beans', 'Bread', 0.5);
  await expect(titles(page)).toHaveText([/Bread/, /Apples/, /Carrots/]);
  // Until the move is saved, the new address has no note.
  await expect(async () =>
    expect((await account.noteBySlug('kitchen/bread/beans')).title).toBe('Beans'),
  ).toPass();
});

test('reorders by keyboard and row menu, and focus stays on the row', async ({
  page,
  account,
  networkIdle,
}) => {
  await kitchenWith(account);
  await page.goto('/kitchen');
  await titles(page).filter({ hasText: 'Apples' }).focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(titles(page)).toHaveText([/Bread/, /Beans/, /Apples/, /Carrots/]);
  await expect(titles(page).filter({ hasText: 'Apples' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(titles(page)).toHaveText([/Bread/, /Beans/, /Carrots/, /Apples/]);
  await expect(titles(page).filter({ hasText: 'Apples' })).toBeFocused();
  await page.getByRole('button', { name: 'Move Carrots in the list' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(titles(page)).toHaveText([/Bread/, /Carrots/, /Beans/, /Apples/]);
  await networkIdle();
  await page.reload();
  await expect(titles(page)).toHaveText([/Bread/, /Carrots/, /Beans/, /Apples/]);
});

test('reverts a rejected order and shows an error', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|It did not work/);
  await kitchenWith(account);
  await page.goto('/kitchen');
  await page.route('**/ordering', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'It did not work' } }),
  );
  await titles(page).filter({ hasText: 'Apples' }).focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.getByText('It did not work')).toBeVisible();
  await expect(titles(page)).toHaveText([/Bread/, /Apples/, /Beans/, /Carrots/]);
});

test('distinguishes notes, categories and pinned items', async ({ page, account }) => {
  const { kitchen } = await kitchenWith(account);
  const pinned = await account.note('Dates', '', kitchen);
  await account.pin(pinned._id);
  await page.goto('/kitchen');
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row('Bread').getByRole('img', { name: 'Category' })).toBeVisible();
  await expect(row('Apples').getByRole('img', { name: 'Note' })).toBeVisible();
  await expect(row('Dates').getByRole('img', { name: 'Pinned' })).toBeVisible();
  await expect(row('Apples').getByRole('img', { name: 'Pinned' })).toHaveCount(0);
});
