import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { largeList, mockList } from '../../fixtures/notes/large-list.ts';
import { expect, test } from '../../fixtures/test.ts';

const links = (page: Page) => page.getByRole('main').getByRole('article').locator('[data-row] a');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected items' });

async function kitchenWith(account: Account) {
  const kitchen = await account.category('Kitchen');
  const bread = await account.category('Bread', kitchen);
  await account.note('Rye', '', bread);
  for (const title of ['Apples', 'Carrots', 'Beans']) await account.note(title, `About ${title}.`, kitchen);
  return kitchen;
}

test('sorts children on this device, shows their texts and counts', async ({ page, account }) => {
  await kitchenWith(account);
  await page.goto('/kitchen');
  await expect(links(page)).toHaveText([/Bread.*1 item/, /Apples/, /Carrots.*About Carrots/, /Beans/]);
  await page.getByRole('button', { name: 'Sort: Manual order' }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await expect(links(page)).toHaveText([/Apples/, /Beans/, /Bread/, /Carrots/]);
  await page.getByRole('button', { name: 'Show text' }).click();
  await expect(page.getByText('About Carrots.')).toBeHidden();
  await page.reload();
  await expect(links(page)).toHaveText([/Apples/, /Beans/, /Bread/, /Carrots/]);
  await expect(page.getByText('About Carrots.')).toBeHidden();
  // The order of the category itself is another matter.
  await expect(page.getByRole('treeitem')).toHaveText([/Kitchen/, /Bread/, /Apples/, /Carrots/, /Beans/]);
});

test('selected children move to the trash and back with one Undo', async ({ page, account }) => {
  await kitchenWith(account);
  await page.goto('/kitchen');
  await links(page).filter({ hasText: 'Apples' }).hover();
  await box(page, 'Apples').check();
  await box(page, 'Beans').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Move to trash' }).click();
  await expect(links(page)).toHaveText([/Bread/]);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('3 items are in the trash')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links(page)).toHaveText([/Bread/, /Apples/, /Carrots/, /Beans/]);
});

test('selected children move to another category, and those refused are named', async ({ page, account }) => {
  await kitchenWith(account);
  const pantry = await account.category('Pantry');
  await account.category('Bread', pantry);
  await page.goto('/kitchen');
  await links(page).filter({ hasText: 'Apples' }).focus();
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('4 selected');
  await bar(page).getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 4 items' });
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('option', { name: 'Pantry', exact: true }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(links(page)).toHaveText([/Bread/]);
  await expect(page.getByText('Couldn’t change “Bread”')).toBeVisible();
  await expect(page.getByText('3 items were moved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links(page)).toHaveText([/Bread/, /Apples/, /Carrots/, /Beans/]);
});

test('rows are selected and pinned by keyboard, and Escape clears the selection', async ({
  page,
  account,
}) => {
  await kitchenWith(account);
  await page.goto('/kitchen');
  await links(page).filter({ hasText: 'Apples' }).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(links(page).filter({ hasText: 'Carrots' })).toBeFocused();
  await expect(bar(page)).toContainText('2 selected');
  await bar(page).getByRole('button', { name: 'Pin' }).click();
  await expect(page.getByText('2 items were pinned')).toBeVisible();
  await expect(links(page).getByRole('img', { name: 'Pinned' })).toHaveCount(2);
  await links(page).filter({ hasText: 'Beans' }).focus();
  await page.keyboard.press(' ');
  await expect(box(page, 'Beans')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(page).toHaveURL('/kitchen');
});

test('renders a part of five thousand children and reaches the last by keyboard', async ({
  page,
  account,
  consoleGuard,
}) => {
  const { _id: archive } = await account.category('Archive');
  const [listed, ...others] = largeList();
  const data = others.map((item) =>
    item.category ? { ...item, category: { _id: archive, title: 'Archive' } } : item,
  );
  if (listed) await mockList(page, [{ ...listed, _id: archive }, ...data]);
  await page.route('**/notes/previews*', (route) => route.fulfill({ json: [] }));
  // The made-up notes are prefetched.
  consoleGuard.allow(/by-slug\?slug=archive/);
  await page.goto('/archive');
  await expect(links(page).first()).toHaveText(/Page 0/);
  expect(await links(page).count()).toBeLessThan(60);
  await links(page).first().focus();
  await page.keyboard.press('End');
  await expect(links(page).filter({ hasText: 'Page 4999' })).toBeFocused();
  expect(await links(page).count()).toBeLessThan(60);
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('5000 selected');
});
