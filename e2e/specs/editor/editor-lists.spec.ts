import { expect, test } from '../../fixtures/test.ts';

test.use({ toolbar: true });

test('slash menu opens at a block start or after a space, filters while typing, and works with the keyboard', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Menu', 'First');
  await editor.open(note.slug);
  await editor.typeAtEnd(' /');
  await expect(editor.list).toBeVisible();
  for (const name of [
    'Heading 1',
    'Bullet list',
    'Task list',
    'Quote',
    'Code block',
    'Table',
    'Image',
    'Divider',
    'Link to a note',
    'Callout',
  ])
    await expect(editor.list.getByRole('option', { name })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(editor.list).toBeHidden();
  await page.keyboard.type('x');
  await expect(editor.list).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.type('/head');
  await expect(editor.options).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(editor.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Title');
  await expect(editor.text.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.type('/task');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Knead');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/div');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and/or http://x /nothing');
  await expect(editor.list).toBeHidden();
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  expect((await account.noteBySlug(note.slug)).content.trimEnd()).toBe(
    'First /x\n\n## Title\n\n- [ ] Knead\n\n---\n\nand/or http://x /nothing',
  );
});

test('two brackets suggest notes by title and insert a link by id', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const target = await account.note('Rye [dark] bread', 'x');
  await account.note('Overbread', 'x');
  await account.note('Wheat', 'x');
  const note = await account.note('Links', 'See');
  await editor.open(note.slug);
  await editor.typeAtEnd(' [[bread');
  await expect(editor.options).toHaveText([/^Rye \[dark\] bread/, /^Overbread/, 'Create note “bread”']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' first.');
  await expect(editor.text.getByRole('link', { name: 'Rye [dark] bread' })).toBeVisible();
  await editor.toSource();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' [[rye');
  await editor.options.first().click();
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  const link = `[Rye \\[dark\\] bread](note:${target._id})`;
  const { content } = await account.noteBySlug(note.slug);
  expect(content.replaceAll('[dark]', '[dark\\]').replaceAll('\\]\\]', '\\]')).toContain(link);
  expect(content.match(new RegExp(`note:${target._id}`, 'g'))).toHaveLength(2);
});

test('suggestion menus open for composed text, as on Android', async ({ page, account, editor }) => {
  const note = await account.note('Composed', '');
  await editor.open(note.slug);
  await editor.text.focus();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: '/', selectionStart: 1, selectionEnd: 1 });
  await cdp.send('Input.imeSetComposition', { text: '/quo', selectionStart: 4, selectionEnd: 4 });
  await expect(editor.options).toHaveText([/^Quote/]);
  await cdp.send('Input.insertText', { text: '/quo' });
  await editor.options.first().click();
  await page.keyboard.type('said');
  await expect(editor.text.locator('blockquote')).toHaveText('said');
});
