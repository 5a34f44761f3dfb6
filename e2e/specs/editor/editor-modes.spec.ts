import { expect, test } from '../../fixtures/test.ts';

test.use({ toolbar: true });

const TEXT = `# Bread

Some *kneading* and **much** rest, said [the miller](https://example.org "his page").

* one
* two

| a | b |
|---|--:|
| 1 | 2 |

[ref]: https://example.org/ref
`;

test('switching modes and back loses nothing and keeps the caret at the same word', async ({
  page,
  account,
  notePage,
  editor,
}) => {
  const note = await account.note('Bread', TEXT);
  await editor.open(note.slug);
  await editor.text.getByText('said', { exact: false }).first().click();
  await editor.text.locator('li').nth(1).click();
  await page.keyboard.press('End');
  await editor.toSource();
  expect((await editor.sourceLines()).join('\n')).toBe(TEXT);
  await page.keyboard.type(' and a half');
  await expect(page.locator('.cm-line').filter({ hasText: '* two and a half' })).toBeVisible();
  await editor.toVisual();
  await page.keyboard.type('!');
  await expect(editor.text.locator('li').nth(1)).toHaveText('two and a half!');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  const saved = await account.noteBySlug(note.slug);
  expect(saved.content).toBe(TEXT.replace('* two', '* two and a half!'));
});

test('opens as source with an explanation when the visual editor cannot keep the Markdown', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const text = 'Before\n\n<div align="center">\n\n**inside**\n\n</div>\n\n- a\n\n      code\n';
  const odd = 'Term[^1] text\n\n[^1]: First\n\n        second paragraph\n\n```js title="x y"\ncode\n```\n';
  const note = await account.note('Odd', `${text}\n${odd}`);
  await editor.open(note.slug);
  await expect(page.locator('.cm-content')).toBeFocused();
  await expect(page.getByText('This note has Markdown that the visual editor could not keep')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('More');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  expect((await account.noteBySlug(note.slug)).content).toBe(`${text}\n${odd}More`);
});

test('opens a note as source that is too long for the visual editor', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const text = 'A line of a very long text.\n\n'.repeat(9_000);
  const note = await account.note('Long', text);
  await editor.open(note.slug);
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type('Start. ');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  expect((await account.noteBySlug(note.slug)).content).toBe(`Start. ${text}`);
});

for (const mode of ['visual', 'source'] as const) {
  test(`keeps the caret clear of the top and bottom bars in the ${mode} editor`, async ({
    page,
    account,
    editor,
  }) => {
    const lines = Array.from({ length: 80 }, (_, n) => `Line ${n}`);
    const note = await account.note('Tall', lines.join('\n\n'));
    await editor.open(note.slug);
    // A key that comes before would scroll the page and leave the cursor where it is.
    await expect(editor.text).toBeFocused();
    if (mode === 'source') await editor.toSource();
    await expect(editor.text).toBeFocused();
    const barEnds = async () => {
      const box = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = async (line: string) => (await editor.text.getByText(line, { exact: true }).boundingBox())?.y;
    await page.keyboard.press('Control+End');
    await expect.poll(() => top('Line 79')).toBeLessThan(800);
    // Pressed again where the editor was still busy with what was written.
    await expect(async () => {
      await page.keyboard.press('Control+Home');
      expect(((await top('Line 0')) ?? 0) - (await barEnds())).toBeGreaterThan(0);
    }).toPass();
    await page.keyboard.press('Control+End');
    // Up past the upper edge, line by line.
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowUp');
    const reached = () =>
      page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0);
        return range?.startContainer.parentElement?.getBoundingClientRect().top ?? 0;
      });
    await expect.poll(async () => (await reached()) - (await barEnds())).toBeGreaterThan(0);
  });
}

test('note stays readable when the editor fails to load, and editing can be retried', async ({
  page,
  account,
  editor,
  notePage,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load resource/);
  const note = await account.note('Kept', 'What it says.');
  const code = /\/remotes\/notes\/.*\/(editor\.|\d+\.)[0-9a-f]+\.js/;
  await page.route(/\/remotes\/notes\/.*\/editor\.[0-9a-f]+\.js/, (route) => route.abort());
  await page.goto(`/${note.slug}`);
  await expect(notePage.edit).toBeVisible();
  await page.route(code, (route) => route.abort());
  await notePage.edit.click();
  await expect(page.getByText('Couldn’t load the editor.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('What it says.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.text).toBeFocused();
});

test('in the source editor, Tab indents and Escape then Tab moves focus out', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Keys', 'one');
  await editor.open(note.slug);
  await editor.toSource();
  await expect(page.getByText('Escape, then Tab, leaves the text.')).toBeVisible();
  const source = page.locator('.cm-content');
  await source.focus();
  await page.keyboard.press('Tab');
  await expect(source).toBeFocused();
  await expect(source).toHaveText(/^\s+one$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  // Escape ends editing as well, so the editor may be gone already.
  await expect(source.and(page.locator(':focus'))).toHaveCount(0);
  await expect(page.locator('article')).toContainText('one');
});

test('updates the word and character counts after a pause in typing', async ({ page, account, editor }) => {
  const note = await account.note('Counted', 'one two');
  await editor.open(note.slug);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expect(page.getByText('2 words')).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.typeAtEnd(' three');
  await more.click();
  await expect(page.getByText('3 words, 13 characters')).toBeVisible();
});
