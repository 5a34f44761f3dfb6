import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a tag is completed, found in the tree, opened, renamed, and undone', async ({
  page,
  account,
  editor,
  shell,
}) => {
  const plan = await account.note('Plan', 'Call about #work/print');
  await account.note('Other', '---\ntags: [Work]\n---\nText');
  const contentOf = async () => (await account.noteBySlug(plan.slug)).content;
  const toast = page.getByRole('status').or(page.getByRole('region', { name: /notifications/i }));

  await editor.open(plan.slug);
  await editor.typeAtEnd(' and #wo');
  await expect(editor.options).toHaveText([/^work\s*2$/, /^work\/print\s*1$/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('soon');
  await expect.poll(contentOf).toBe('Call about #work/print and #work soon');

  await shell.goTo('Tags');
  const tree = page.getByRole('navigation', { name: 'All tags' });
  await expect(tree.getByRole('link')).toHaveText([/work\s*2 notes/, /print\s*1 note/]);
  await expectNoViolations(page, 'the tree of tags');
  await page.getByRole('searchbox', { name: 'Find a tag' }).fill('none');
  await expect(page.getByText('No tag matches')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a tag' }).fill('PRI');
  await tree.getByRole('link', { name: /print/ }).click();
  await expect(page.getByRole('heading', { name: '#work/print' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('group').getByRole('link', { name: '#work/print' }).click();
  await expect(page).toHaveURL(/\/i\/tags\?tag=work%2Fprint$/);

  await page.getByRole('link', { name: 'All tags' }).click();
  await page.getByRole('button', { name: 'Rename #work', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename #work' });
  await dialog.getByRole('textbox', { name: 'New name' }).fill('two words');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText(/A tag has letters/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New name' }).fill('job');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(toast.getByText('Renamed #work to #job in 2 notes').first()).toBeVisible();
  await expect(tree.getByRole('link')).toHaveText([/job\s*2 notes/, /print\s*1 note/]);
  expect(await contentOf()).toBe('Call about #job/print and #job soon');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone in 2 notes').first()).toBeVisible();
  await expect(tree.getByRole('link')).toHaveText([/work\s*2 notes/, /print\s*1 note/]);
  expect(await contentOf()).toBe('Call about #work/print and #work soon');
});
