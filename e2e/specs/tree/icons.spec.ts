import { test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('icon of a note is chosen from the menu of its row by search and keys, and removed again', async ({
  account,
  page,
  tree,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  await tree.openMenu('Plan');
  await tree.choose('Add icon');
  const dialog = page.getByRole('dialog', { name: 'Icon of “Plan”' });
  const input = dialog.getByRole('combobox', { name: 'Search emojis' });
  await expect(input).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Smileys' })).toBeVisible();
  await input.fill('rock');
  await input.press('ArrowDown');
  await input.fill('red paper lantern');
  await input.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tree.row('Plan').getByText('🏮')).toBeVisible();
  await expect.poll(async () => (await account.noteBySlug('plan')).icon).toBe('🏮');
  await page.reload();
  await expect(tree.row('Plan').getByText('🏮')).toBeVisible();

  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('plan');
  await expect(search.option(search.results, 'Plan').getByText('🏮')).toBeVisible();
  await page.keyboard.press('Escape');

  await tree.openMenu('Plan');
  await tree.choose('Remove icon');
  await expect(tree.row('Plan').getByText('🏮')).toHaveCount(0);
  await expect.poll(async () => (await account.noteBySlug('plan')).icon).toBeUndefined();
});

test('icon of a category is chosen with the pointer', async ({ account, page, tree }) => {
  await account.category('Work');
  await page.goto('/');
  await tree.openMenu('Work');
  await tree.choose('Add icon');
  await page.getByRole('option', { name: 'grinning face', exact: true }).click();
  await expect(tree.row('Work').getByText('😀')).toBeVisible();
});

test('icon above a title is chosen in the menu of the page, and keeps title and text in place', async ({
  account,
  page,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add icon' }).click();
  await page.getByRole('option', { name: 'rocket', exact: true }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Change icon' });
  await expect(button).toHaveText('🚀');
  await expect(page).toHaveTitle(/🚀 Plan/);

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByText('Text.').click();
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.y).toBe(before?.y);

  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove icon' }).click();
  await expect(button).toHaveCount(0);
  await expect.poll(async () => (await account.noteBySlug('plan')).icon).toBeUndefined();
});

test('icon of a category is chosen on its page', async ({ account, page }) => {
  await account.category('Work');
  await page.goto('/work');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add icon' }).click();
  await page.getByRole('option', { name: 'grinning face', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Change icon' })).toHaveText('😀');
});

test('notes that can be linked are listed with their icons', async ({ account, editor }) => {
  const note = await account.note('Plan', 'See');
  const garden = await account.note('Garden', 'Text.');
  await account.setIcon(garden, '🌱');
  await editor.open(note.slug);
  await editor.typeAtEnd(' [[Gard');
  await expect(editor.options.filter({ hasText: 'Garden' })).toHaveText('🌱Garden');
});

test('visitors of a share see the icons of its notes', async ({ account, browser, page }) => {
  const category = await account.category('Work');
  await account.setIcon(category, '🧰');
  await account.setIcon(await account.note('Plan', 'Text.', category), '🚀');
  const { href } = await account.share(category._id, { includeChildren: true });
  await page.goto('/');
  const signedOut = { storageState: { cookies: [], origins: [] } };
  const visitor = await (await browser.newContext(signedOut)).newPage();
  await visitor.goto(new URL(href, page.url()).href);
  await expect(visitor.getByRole('article').getByText('🧰')).toBeVisible();
  await expect(visitor).toHaveTitle(/^🧰 Work/);
  const row = visitor.getByRole('navigation', { name: 'In this share' }).getByRole('link', { name: 'Plan' });
  await expect(row.getByText('🚀')).toBeVisible();
  await row.click();
  await expect(visitor).toHaveTitle(/^🚀 Plan/);
  await visitor.context().close();
});
