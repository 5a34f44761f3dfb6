import { expect, test } from '../../fixtures/test.ts';

test('the slash menu writes a formula of its own and one in a line, which are drawn after a reload', async ({
  page,
  account,
  editor,
  notePage,
  shell,
}) => {
  const note = await account.note('Circles', 'The area is known:');
  const source = page.getByRole('form', { name: 'Formula' }).getByRole('textbox');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/formula');
  await expect(editor.options).toHaveText([/^Formula\$\$$/, /^Formula in the line\$x\$$/]);
  await page.keyboard.press('Enter');
  await expect(source).toBeFocused();
  // What is typed replaces the example, not the dollar signs around it.
  await page.keyboard.type('A = \\pi r^2');
  await expect(source).toHaveValue('$$\nA = \\pi r^2\n$$');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(editor.text).toBeFocused();
  await expect(editor.text.locator('math[display=block]')).toHaveText('A=πr2');

  await page.keyboard.type('And around it ');
  await page.keyboard.type('/formula');
  await editor.options.filter({ hasText: 'in the line' }).click();
  await expect(source).toBeFocused();
  await page.keyboard.type('2 \\pi r');
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  await page.keyboard.type(' long.');
  const written = 'The area is known:\n\n$$\nA = \\pi r^2\n$$\n\nAnd around it $2 \\pi r$ long.';
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content.trim()).toBe(written);

  await notePage.done.click();
  await page.reload();
  await expect(shell.main.locator('math')).toHaveText(['A=πr2', '2πr']);
  await expect(shell.main.locator('math[display=block]')).toHaveCount(1);
});

test('a formula from the slash menu is left by Escape, and a later click only shows its source', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Circles', 'A circle');
  const form = page.getByRole('form', { name: 'Formula' });
  await editor.open(note.slug);
  await editor.typeAtEnd(' /formula');
  await editor.options.filter({ hasText: 'in the line' }).click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await editor.text.getByText('A circle').click({ position: { x: 3, y: 8 } });
  await expect(form).toHaveCount(0);
  await editor.text.locator('math').click();
  await expect(form.getByRole('textbox')).toHaveValue('$x$');
  await expect(editor.text).toBeFocused();
});
