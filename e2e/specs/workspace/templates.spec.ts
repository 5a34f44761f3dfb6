import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('notes are made from a template, and the slash menu inserts one', async ({ page, account, editor }) => {
  const category = await account.category('Templates');
  await account.note('Meeting', '# {{title}} on {{date}}\n\n- {{cursor}}', category);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('>from a template');
  // Commands of remotes come when `>` was typed.
  await expect(search.commands.getByRole('option')).toHaveText([/^New note from a template/]);
  await search.input.press('Enter');
  await expect(page).toHaveURL('/i/templates');
  await page.getByLabel('Category with templates').selectOption('Templates');
  await page.getByRole('textbox', { name: 'Title' }).fill('Budget');
  await expectNoViolations(page, 'templates');
  await page.getByRole('button', { name: 'Make note' }).click();
  await expect(page).toHaveURL('/budget');
  const today = new Date().toISOString().slice(0, 10);
  expect((await account.noteBySlug('budget')).content).toBe(`# Budget on ${today}\n\n- `);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'From template' }).click();
  await expect(page).toHaveURL('/i/templates');

  const log = await account.note('Log', '');
  await editor.open(log.slug);
  await editor.typeAtEnd('/template');
  await expect(editor.options).toHaveText([/Template: Meeting/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Log on ${today}` })).toBeVisible();
  await page.keyboard.type('first point');
  await expect
    .poll(async () => (await account.noteBySlug(log.slug)).content)
    .toBe(`# Log on ${today}\n\n- first point`);
});
