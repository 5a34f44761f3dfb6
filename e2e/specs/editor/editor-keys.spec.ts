import { expect, test } from '../../fixtures/test.ts';
import { PNG } from '../../pages/editor.ts';

test.use({ toolbar: true });

test('Tab indents in the text, Escape ends editing, and single letters trigger no commands', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Keys', 'A paragraph');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Tab');
  await page.keyboard.type(', common need');
  await expect(editor.text).toBeFocused();
  await expect(editor.text).toHaveText('A paragraph, common need');
  await page.keyboard.press('Enter');
  await page.keyboard.type('``` if x:');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('y()');
  await expect(notePage.saved).toBeVisible();
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toBe('A paragraph, common need\n\n```\nif x:\n  y()\n```');
  await page.keyboard.press('Escape');
  await expect(notePage.edit).toBeFocused();
  await page.keyboard.press('e');
  await expect(editor.text).toBeFocused();
  // The text loses the focus to the page, and what is typed goes nowhere.
  await editor.text.focus();
  await editor.text.blur();
  await page.keyboard.type('common need');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.text).toBeVisible();
  await notePage.done.click();
  await page.keyboard.press('e');
  await expect(editor.text).toBeVisible();
});

test('single letters are no commands while a note is edited, and just after', async ({
  page,
  account,
  editor,
  shell,
  notePage,
}) => {
  const note = await account.note('Letters', 'A paragraph');
  await editor.open(note.slug);
  await editor.typeAtEnd(' more');
  // A button has the focus, and then nothing.
  await shell.main.getByRole('button', { name: 'Done', exact: true }).focus();
  await page.keyboard.type('cdnog');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type('cdno');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/${note.slug}`);
  await editor.typeAtEnd('!');
  await notePage.done.click();
  await page.keyboard.type('cn');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/${note.slug}`);
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('arrow keys, Enter and a click below leave a trailing code block, table or image', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const stored = async (slug: string) => (await account.noteBySlug(slug)).content.replaceAll(/ +\|/g, ' |');
  const code = await account.note('Code', '```\na\n```');
  await editor.open(code.slug);
  await editor.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below');
  await expect.poll(() => stored(code.slug)).toBe('```\na\n```\n\nbelow');
  await editor.text.locator('pre').click();
  await page.keyboard.press('End');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('between');
  await expect.poll(() => stored(code.slug)).toBe('```\na\n```\n\nbetween\n\nbelow');
  await notePage.done.click();

  const table = await account.note('Table', '| a | b |\n| - | - |\n| 1 | 2 |');
  await editor.open(table.slug);
  await editor.text.locator('td').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below');
  await expect.poll(() => stored(table.slug)).toMatch(/\| 1 \| 2 \|\n\nbelow$/);
  await notePage.done.click();

  await page.route('https://example.org/**', (route) =>
    route.fulfill({ body: PNG.bytes, contentType: PNG.type }),
  );
  const picture = await account.note('Picture', '![dot](https://example.org/dot.png)');
  await editor.open(picture.slug);
  const box = await editor.text.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) - 20);
  await page.keyboard.type('below');
  await expect.poll(() => stored(picture.slug)).toBe('![dot](https://example.org/dot.png)\n\nbelow');
});

test('typed, pasted and parsed links end at their last character', async ({ page, account, editor }) => {
  const note = await account.note('Links', 'See https://a.example/p');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  await editor.typeAtEnd(' zqx');
  await page.keyboard.press('Enter');
  await page.keyboard.type('visit https://b.example/path now or [them](https://c.example) there');
  await page.keyboard.press('Enter');
  await editor.paste({ 'text/plain': 'https://d.example/pasted' });
  await page.keyboard.type(' and words');
  for (let letter = 0; letter < 'words'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift');
  await editor.paste({ 'text/plain': 'https://e.example/' });
  await page.keyboard.type('!');
  await expect
    .poll(stored)
    .toBe(
      'See https://a.example/p zqx\n\nvisit https://b.example/path now or [them](https://c.example) there\n\n' +
        'https://d.example/pasted and [words](https://e.example/)!',
    );
  await expect(editor.text.locator('a')).toHaveText([
    'https://a.example/p',
    'https://b.example/path',
    'them',
    'https://d.example/pasted',
    'words',
  ]);
});

test('Ctrl+K links the selected words or edits the link, and opens the search elsewhere', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Links', 'First\n\nRead this page');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  for (let letter = 0; letter < 'page'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.type('example.org/page');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toBe('First\n\nRead this [page](https://example.org/page)');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(address).toHaveValue('https://example.org/page');
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('HTML block shows its source, resists typing over, and can be edited and removed', async ({
  page,
  account,
  editor,
}) => {
  const html = '<div align="center">\n<b>x</b>\n</div>';
  const note = await account.note('Block', `Before\n\n${html}\n\nAfter`);
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  const block = editor.text.locator('[data-type=html]');
  await block.click();
  await page.keyboard.type('typed');
  await expect.poll(stored).toBe(`Before\n\n${html}\n\ntyped\n\nAfter`);
  await block.click();
  await expect(block).toHaveCSS('outline-style', 'solid');
  await page.getByRole('textbox', { name: 'HTML source' }).fill('<hr class="a">');
  await editor.tool('Apply').click();
  await expect.poll(stored).toContain('Before\n\n<hr class="a">\n\ntyped');
  await block.click();
  await editor.text.press('Delete');
  await expect.poll(stored).toBe('Before\n\ntyped\n\nAfter');
});
