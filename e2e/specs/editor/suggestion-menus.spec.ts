import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { EditorPage } from '../../pages/editor.ts';

const LINES = Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`).join('\n\n');

/** The list, the line of the cursor, and the place that is left for both. */
const placesOf = async (page: Page, editor: EditorPage) => {
  await expect(editor.list).toHaveCSS('opacity', '1');
  const list = await editor.list.boundingBox();
  const caret = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
  return {
    top: list?.y ?? 0,
    bottom: (list?.y ?? 0) + (list?.height ?? 0),
    left: list?.x ?? 0,
    right: (list?.x ?? 0) + (list?.width ?? 0),
    caret,
  };
};

test('slash menu has groups and hints, and opens above the cursor where there is no room below', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Long', LINES);
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  for (const group of ['Basic', 'Lists'])
    await expect(editor.list.getByText(group, { exact: true })).toBeVisible();
  await expect(editor.options.first()).toHaveText('Text');
  await expect(editor.options.nth(1)).toHaveText(/^Heading 1#$/);
  const below = await placesOf(page, editor);
  expect(below.bottom).toBeLessThanOrEqual(800);
  expect(below.bottom <= below.caret.top || below.top >= below.caret.bottom).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const above = await placesOf(page, editor);
  expect(above.top).toBeGreaterThanOrEqual(above.caret.bottom);
  expect(above.top - above.caret.bottom).toBeLessThan(20);
  expect(Math.abs(above.left - above.caret.left)).toBeLessThan(20);
  await page.keyboard.type('callout');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mind the gap');
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toContain('Line 1\n\n> [!note] Mind the gap\n\nLine 2');
});

test('two brackets and a new title create the note beside this one, and link it', async ({
  page,
  account,
  editor,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED .*\/draft/);
  const category = await account.category('Kitchen');
  const note = await account.note('Baking', 'See', category);
  await editor.open(note.slug);
  await page.route('**/draft', (route) => route.abort());
  await editor.typeAtEnd(' [[Rye bread');
  await expect(editor.options).toHaveText(['Create note “Rye bread”']);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Couldn’t create “Rye bread”')).toBeVisible();
  await expect(editor.text).toHaveText('See [[Rye bread');
  await page.unroute('**/draft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await page.keyboard.press('Backspace');
  for (let letter = 0; letter < '[[Rye brea'.length; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('[[Rye bread');
  await editor.options.first().click();
  await expect(editor.text.getByRole('link', { name: 'Rye bread' })).toBeVisible();
  await expect(editor.text).toBeFocused();
  await page.keyboard.type(' first.');
  await expect(notePage.saved).toBeVisible();
  const created = await account.noteBySlug('kitchen/rye-bread');
  expect((await account.noteBySlug(note.slug)).content).toBe(`See [Rye bread](note:${created._id}) first.`);
});

test('empty line with the cursor says what can be typed, and the text stays empty', async ({
  page,
  account,
  editor,
}) => {
  // ArrowUp must not end at the start of the text: right after focus, ProseMirror takes that for a reset by the browser.
  const note = await account.note('Hints', 'First\n\nSecond');
  await editor.open(note.slug);
  const hints = () =>
    editor.text.evaluate((text) =>
      [...text.querySelectorAll('p')].map((line) => getComputedStyle(line, '::before').content),
    );
  await editor.typeAtEnd('');
  expect(await hints()).toEqual(['none', 'none']);
  await page.keyboard.press('Enter');
  const hint = '"Type / for blocks, [[ to link a note" / ""';
  await expect.poll(hints).toEqual(['none', 'none', hint]);
  await page.keyboard.press('ArrowUp');
  await expect.poll(hints).toEqual(['none', 'none', 'none']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(hints).toEqual(['none', 'none', hint]);
  await page.emulateMedia({ media: 'print' });
  expect(await hints()).toEqual(['none', 'none', 'none']);
  expect((await account.noteBySlug(note.slug)).content).toBe('First\n\nSecond');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('slash menu is near the cursor, above the toolbar, and has rows for a finger', async ({
    page,
    account,
    editor,
  }) => {
    const note = await account.note('Phone', LINES);
    await editor.open(note.slug);
    await editor.text.locator('p').nth(6).tap();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const { top, bottom, left, right, caret } = await placesOf(page, editor);
    expect([left >= 0, right <= 390]).toEqual([true, true]);
    expect(Math.min(Math.abs(top - caret.bottom), Math.abs(caret.top - bottom))).toBeLessThan(20);
    const toolbar = await page.getByRole('toolbar').boundingBox();
    expect(bottom).toBeLessThanOrEqual(toolbar?.y ?? 0);
    const row = await editor.options.nth(1).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    await editor.options.filter({ hasText: 'Heading 2' }).tap();
    await page.keyboard.type('Title');
    await expect(editor.text.getByRole('heading', { level: 2 })).toHaveText('Title');
  });

  test('selected text has no toolbar of its own', async ({ page, account, editor }) => {
    const note = await account.note('Phone', 'Some words');
    await editor.open(note.slug);
    await editor.typeAtEnd('');
    await page.keyboard.press('Shift+ArrowLeft');
    await editor.tool('Bold').tap();
    await expect(editor.text.locator('strong')).toHaveText('s');
    await expect(editor.selectionToolbar).toHaveCount(0);
  });
});

test('Image asks for an address and alternative text, or for a file, and Escape leaves the text as it was', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Lakes', 'Above');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  const ask = async () => {
    await page.keyboard.type('/image');
    await expect(editor.options.first()).toHaveText('Image');
    await page.keyboard.press('Enter');
  };
  const address = page.getByRole('textbox', { name: 'Address of the image' });
  await ask();
  await expect(address).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(notePage.text).toBeFocused();
  await ask();
  await address.fill('https://example.org/a.png');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A lake');
  await page.keyboard.press('Enter');
  await expect(notePage.text).toBeFocused();
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content.trim())
    .toBe('Above\n\n![A lake](https://example.org/a.png)');
});
