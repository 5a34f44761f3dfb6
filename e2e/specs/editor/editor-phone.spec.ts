import { expect, test } from '../../fixtures/test.ts';

test.use({ toolbar: true });

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

const TEXT = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} of a longer note.`).join('\n\n');

for (const mode of ['visual', 'source'] as const) {
  test(`keeps the caret clear of the top bar and toolbar in the ${mode} editor`, async ({
    page,
    account,
    editor,
  }) => {
    const note = await account.note('Phone', TEXT);
    await editor.open(note.slug);
    if (mode === 'source') await editor.toSource();
    const toolbar = await page.getByRole('toolbar').boundingBox();
    const done = await page.getByRole('button', { name: 'Done', exact: true }).boundingBox();
    const caret = () =>
      page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0).cloneRange();
        const box =
          range?.getClientRects()[0] ?? range?.startContainer.parentElement?.getBoundingClientRect();
        return { top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
      });
    await page.keyboard.press('Control+Home');
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.type('x');
    await expect.poll(async () => (await caret()).bottom).toBeLessThan(toolbar?.y ?? 0);
    for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.type('x');
    await expect.poll(async () => (await caret()).top).toBeGreaterThan((done?.y ?? 0) + (done?.height ?? 0));
  });

  test(`inserts composed text once and applies no input rules during composition in the ${mode} editor`, async ({
    page,
    account,
    editor,
    notePage,
  }) => {
    const note = await account.note('Composed', 'Start');
    await editor.open(note.slug);
    if (mode === 'source') await editor.toSource();
    await editor.typeAtEnd(' ');
    const cdp = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ['n', 'に', 'にh', 'にほ', 'にほん', '**日本** ']) await compose(text);
    await expect(editor.text.locator('strong')).toHaveCount(0);
    await cdp.send('Input.insertText', { text: '日本語' });
    await expect(editor.text).toHaveText('Start 日本語');
    await page.keyboard.type('!');
    await expect(notePage.saved).toBeVisible();
    await notePage.done.click();
    expect((await account.noteBySlug(note.slug)).content).toBe('Start 日本語!');
  });
}
