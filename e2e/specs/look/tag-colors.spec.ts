import { accentColors } from '@my-note/contract/look';
import { TAG_HUES } from '@my-note/contract/tags';
import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

/** As a browser writes colors. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const BLUE = rgb(accentColors(TAG_HUES.blue).light.solid);
const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

test('a tag gets a color, which its places show and a rename takes along', async ({
  page,
  account,
  editor,
  shell,
}) => {
  const note = await account.note('Plan', 'About #Work/log and #home');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/i/tags');
  const tree = page.getByRole('navigation', { name: 'All tags' });
  await page.getByRole('button', { name: 'Color #Work', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Color of #Work' });
  await expect(dialog.getByRole('button', { name: 'No color' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page, 'the dialog of colors');
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog.getByRole('button', { name: 'Blue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => colorOf(tree.getByText('Work', { exact: true })), { timeout: 15_000 }).toBe(BLUE);
  expect(await colorOf(tree.getByText('log', { exact: true }))).toBe(BLUE);
  expect(await colorOf(tree.getByText('home', { exact: true }))).not.toBe(BLUE);
  await expectNoViolations(page, 'the tree of tags');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto(`/${note.slug}`);
  const link = page.getByRole('group').getByRole('link', { name: '#Work/log' });
  expect(await colorOf(link)).toBe(BLUE);
  expect(await colorOf(page.getByRole('group').getByRole('link', { name: '#home' }))).not.toBe(BLUE);
  await editor.open(note.slug);
  expect(await colorOf(editor.text.getByText('#Work/log'))).toBe(BLUE);

  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('tag:work');
  const chip = search.dialog.getByRole('list', { name: 'Filters' }).getByText('tag: work');
  expect(await colorOf(chip)).toBe(BLUE);
  await page.keyboard.press('Escape');

  await shell.goTo('Tags');
  await page.getByRole('button', { name: 'Rename #Work', exact: true }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('job');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => colorOf(tree.getByText('job', { exact: true }))).toBe(BLUE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => colorOf(tree.getByText('Work', { exact: true }))).toBe(BLUE);
  await page.getByRole('button', { name: 'Color #Work', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No color' }).click();
  await expect.poll(() => colorOf(tree.getByText('Work', { exact: true }))).not.toBe(BLUE);
});
