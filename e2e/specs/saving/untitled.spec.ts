import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';
import { Tree } from '../../pages/tree.ts';

test('lists a note with text but no title as Untitled everywhere, and New note does not reuse it', async ({
  account,
  editor,
  notePage,
  page,
  shell,
}) => {
  const kitchen = await account.category('Kitchen');
  const milk = await account.note('', 'Buy milk and butter.', kitchen);
  await page.goto('/kitchen');
  const tree = new Tree(page, 'Notes');
  await expect(tree.row('Untitled')).toHaveAttribute('aria-level', '2');
  await expect(shell.main.getByRole('link', { name: /Untitled/ })).toHaveAttribute('href', `/${milk.slug}`);
  await shell.overview.click();
  await expect(new Tree(page, 'Overview').row('Untitled')).toBeVisible();
  await page.keyboard.press('Escape');

  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('untitled');
  await expect(search.option(search.results, /Untitled/)).toBeVisible();
  await search.input.fill('butter');
  await expect(search.inText.getByRole('option', { name: /Untitled/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${milk.slug}`));
  await expect(notePage.edit).toBeVisible();

  // Of what was typed a moment ago nothing has been saved yet.
  await shell.add('New note');
  await expect(page).not.toHaveURL(new RegExp(milk.slug));
  const second = page.url();
  await notePage.type('Water the beans.');
  await shell.add('New note');
  await expect(page).not.toHaveURL(second);
  await expect(editor.text).toHaveText('');
  await expect(tree.row('Untitled')).toHaveCount(2);
});
