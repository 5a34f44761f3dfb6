import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { NotePage } from '../../pages/note-page.ts';

test.use({ toolbar: true });

test.beforeEach(async ({ account, editor }) => {
  const note = await account.note('Written', '');
  await editor.open(note.slug);
  await editor.text.focus();
});

const contentAfter = async ({
  notePage,
  account,
}: {
  notePage: NotePage;
  account: { noteBySlug: (slug: string) => Promise<{ content: string }> };
}) => {
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  return (await account.noteBySlug('written')).content.trimEnd();
};

test('Tab and Shift+Tab indent and outdent list items, and Backspace at the start unlists them', async ({
  page,
  notePage,
  account,
}) => {
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('inside');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('after');
  expect(await contentAfter({ notePage, account })).toBe('- one\n  - inside\n- two\n\nafter');
});

test('Backspace at the start of a heading or quote turns it into plain text', async ({
  page,
  notePage,
  account,
}) => {
  // The editor ignores selection changes for 50 ms after a key; people are slower.
  const pause = { delay: 60 };
  await page.keyboard.type('# Title', pause);
  await page.keyboard.press('Home', pause);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> said', pause);
  await page.keyboard.press('Home', pause);
  await page.keyboard.press('Backspace');
  expect(await contentAfter({ notePage, account })).toBe('Title\n\nsaid');
});

test('handles a key at the caret even before a busy browser has reported the selection', async ({
  page,
  editor,
}) => {
  // The editor ignores selection changes for 50 ms after a key; people are slower.
  await page.keyboard.type('# Title', { delay: 60 });
  await editor.text.evaluate((element) => {
    getSelection()?.collapse(element.querySelector('h1')?.firstChild ?? element, 0);
    const key = { key: 'Backspace', keyCode: 8, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(editor.text.getByRole('heading')).toHaveCount(0);
  await expect(editor.text).toHaveText('Title');
});

test('code block keeps its text and language and highlights its syntax', async ({
  page,
  editor,
  notePage,
  account,
}) => {
  await page.keyboard.type('``` ');
  await page.keyboard.type('const a = "*b*"; // /x [[y');
  await page.keyboard.press('Enter');
  await page.keyboard.type('  b()');
  await expect(editor.list).toBeHidden();
  const language = page.getByRole('combobox', { name: 'Language' });
  await page.keyboard.press('Alt+F10');
  await expect(language).toBeFocused();
  await language.fill('cpp');
  // While the browser shows its suggestions, the first Escape closes them.
  await expect(async () => {
    await language.press('Escape');
    await expect(language).toHaveValue('', { timeout: 500 });
  }).toPass();
  await expect(notePage.text).toBeFocused();
  await language.fill('js');
  await language.press('Enter');
  await expect(notePage.text).toBeFocused();
  await expect(notePage.text.locator('.hljs-keyword')).toHaveText('const');
  await expect(notePage.text.locator('.hljs-comment')).toHaveText('// /x [[y');
  expect(await contentAfter({ notePage, account })).toBe('```js\nconst a = "*b*"; // /x [[y\n  b()\n```');
});

test('Tab moves between table cells, and the table toolbar adds rows and columns', async ({
  page,
  editor,
  notePage,
  account,
}) => {
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  for (const word of ['a', 'b', 'c', '1']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await editor.tool('Add column').click();
  await expect(editor.text.locator('tr').first().locator('th')).toHaveCount(4);
  await editor.tool('Delete column').click();
  await editor.tool('Delete row').click();
  expect(await contentAfter({ notePage, account })).toMatch(/^\| a +\| +\| c +\|/);
});

test('in a suggestion menu after a word, Enter inserts a new line unless an arrow key chose an item', async ({
  page,
  editor,
  notePage,
  account,
}) => {
  await page.keyboard.type('20 km /h');
  await expect(editor.list).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.list).toBeHidden();
  await page.keyboard.type('price /2');
  await expect(editor.list).toBeVisible();
  await page.keyboard.press('Tab');
  await editor.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('said /quo');
  await expect(editor.options).toHaveText([/^Quote/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await contentAfter({ notePage, account })).toBe('20 km /h\n\nprice /2\n\n> said');
});

test('pasting a web page inserts clean Markdown', async ({ editor, notePage, account }) => {
  await editor.paste({
    'text/plain': 'Bread Rye & wheat',
    'text/html': `<meta charset="utf-8"><style>p { color: red }</style><h2 style="color:red" class="x">Bread</h2>
      <div><p><span style="font-weight:400">Rye</span> &amp; <b>wheat</b>, <i>see</i> <a href="https://example.org/a">there</a>.</p></div>
      <ul><li>one</li><li><p>two</p></li></ul><pre><code>x = 1</code></pre><script>alert(1)</script>
      <table><tbody><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>`,
  });
  expect((await contentAfter({ notePage, account })).replaceAll(/ *\| *:?/g, '|')).toBe(
    '## Bread\n\nRye & **wheat**, *see* [there](https://example.org/a).\n\n- one\n- two\n\n```\nx = 1\n```\n\n|a|b|\n|-|-|\n|1|2|',
  );
});

const longestTask = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'longestTask') as number);

const PARAGRAPH = 'Rye and **wheat** are ground at the mill, and baked in the morning.';
for (const { name, kind, content } of [
  { name: 'Markdown', kind: 'text/plain', content: `${PARAGRAPH}\n\n`.repeat(7000) },
  {
    name: 'HTML',
    kind: 'text/html',
    content: `<div>${`<p style="margin:0">${PARAGRAPH.replace('**wheat**', '<b>wheat</b>')}</p>\n`.repeat(6000)}</div>`,
  },
])
  test(`pasting 500 kB of ${name} causes no long pause and is undone in one step`, async ({
    page,
    editor,
    notePage,
    account,
  }) => {
    await page.keyboard.type('Before');
    await page.evaluate(() => {
      Reflect.set(globalThis, 'longestTask', 0);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          if (duration > (Reflect.get(globalThis, 'longestTask') as number))
            Reflect.set(globalThis, 'longestTask', duration);
      }).observe({ type: 'longtask' });
    });
    await editor.paste({ [kind]: content });
    // Markdown is taken as it is, in no time.
    if (kind === 'text/html') await expect(page.getByText(/^Pasting a long text/)).toBeVisible();
    await expect(page.getByText(/shown as Markdown\. Undo/)).toBeVisible();
    const longest = await longestTask(page);
    console.info(`longest task: ${Math.round(longest)} ms`);
    // About 100 ms on an idle machine; seconds if it were pasted in one task.
    expect(longest).toBeLessThan(1500);
    await expect(notePage.saved).toBeVisible();
    const saved = (await account.noteBySlug('written')).content;
    expect(saved.startsWith('Before\n\nRye and **wheat** are')).toBe(true);
    expect(saved.split(PARAGRAPH).length).toBe(content.split('baked in the morning').length);
    await page.keyboard.press('Control+z');
    expect(await contentAfter({ notePage, account })).toBe('Before');
  });

test('keeps a long paste that is still being processed when the page reloads', async ({
  page,
  editor,
  notePage,
  account,
}) => {
  await page.keyboard.type('Before');
  await editor.paste({ 'text/html': `<p>${'Rye and <b>wheat</b>. '.repeat(10)}</p>`.repeat(2000) });
  await expect(page.getByText(/^Pasting a long text/)).toBeVisible();
  await page.reload();
  await notePage.edit.click();
  const written = async () => (await account.noteBySlug('written')).content;
  await expect.poll(async () => (await written()).split('Rye and **wheat**').length - 1).toBe(20_000);
  expect(await written()).toMatch(/^Before\n\nRye/);
});

test('pasting Markdown inserts formatted text', async ({ editor, notePage, account }) => {
  const text = '## Bread\n\nRye and **wheat**.\n\n- [ ] knead\n- [x] rest\n\n> said';
  await editor.paste({ 'text/plain': text });
  await expect(editor.text.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await expect(editor.text.locator('blockquote')).toHaveText('said');
  expect(await contentAfter({ notePage, account })).toBe(text);
});

for (const how of ['typed', 'pasted'] as const)
  test(`a ${how} URL ends before Chinese, in the editor and in reading`, async ({
    page,
    editor,
    notePage,
    account,
    shell,
  }) => {
    const text = '见https://example.com/路径。又（https://example.com/a_(b)），好。';
    const urls = ['https://example.com/路径', 'https://example.com/a_(b)'];
    if (how === 'typed') await page.keyboard.type(text);
    else await editor.paste({ 'text/plain': text });
    await expect(editor.text).toHaveText(text);
    await expect(editor.text.getByRole('link')).toHaveText(urls);
    const content = await contentAfter({ notePage, account });
    expect(content.replaceAll(/[<>]/g, '')).toBe(text);
    await expect(shell.main.getByText('见').getByRole('link')).toHaveText(urls);
  });
