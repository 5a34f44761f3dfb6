// @vitest-environment jsdom
import { AllSelection, TextSelection } from '@milkdown/kit/prose/state';
import { beforeAll, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

// Nothing is laid out here, which scrolling to the cursor asks for.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const ALL = 'all';

/** Pastes at a position, by default behind the text, or over all; answers the Markdown, and what is seen. */
async function pasted(content: string, text: string, at?: number | typeof ALL, kind = 'text/plain') {
  const { editor, view } = await openEditor(content);
  const { doc, tr } = view.state;
  const cursor = () => (at === undefined ? TextSelection.atEnd(doc) : TextSelection.create(doc, Number(at)));
  view.dispatch(tr.setSelection(at === ALL ? new AllSelection(doc) : cursor()));
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    files: [],
    types: [kind],
    getData: (asked: string) => (asked === kind ? text : ''),
  };
  view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  const markdown = editor.markdown();
  const shown = view.state.doc;
  editor.destroy();
  const again = await openEditor(markdown);
  expect(again.view.state.doc.textContent, 'what is read again').toBe(shown.textContent);
  again.editor.destroy();
  return {
    markdown,
    seen: shown.textBetween(0, shown.content.size, '\n\n', (leaf) =>
      leaf.type.name === 'hardbreak' ? '\n' : '',
    ),
  };
}

test.each([
  '1986. A year',
  '[^1]: foot',
  'a    b\tc',
  '&lt; &amp;',
  '# No heading',
  '- no item',
  '> no quote',
  '| a |',
  '[todo]: call',
  'C:\\_notes\\*',
  '---',
])('pasted after a word, %j stays literal', async (text) => {
  expect((await pasted('word', text)).seen).toBe(`word${text}`);
});

test.each(['Note:\n\n[todo]: call', '&lt;p&gt;\n&amp;', 'two\n\n\\*three\\*', 'one\n1986. A year'])(
  '%j of several lines comes in letter by letter',
  async (text) => {
    expect((await pasted('', text)).seen).toBe(text);
    expect((await pasted('word ', text, 5)).seen).toBe(`word${text}`);
  },
);

test.each([
  '```js title="x"\nlet a;\n```',
  'a\tb\nc\td',
  'def f():\n    return 1\n\nf()',
  'name    size\nsoup       12',
  '[todo]: call\n\n    now',
])('keeps the layout of %j as code', async (text) => {
  const { markdown, seen } = await pasted('', text);
  expect(seen).toBe(text);
  expect(markdown).toMatch(/^`{3,}\n/);
  expect((await pasted('word', text)).seen).toBe(`word\n\n${text}`);
});

test.each([
  '## Bread\n\nRye and **wheat**.\n\n- [ ] knead\n- [x] rest\n\n> said',
  '- one\n- two',
  '1986. A year',
  '# Heading',
  '```js\nlet a;\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '<details>\n<summary>x</summary>',
  'See [text][a].\n\n[a]: https://x.y',
  '---',
])('pastes %j as Markdown', async (text) => {
  const read = await openEditor(text);
  const said = read.view.state.doc.toString();
  read.editor.destroy();
  const { markdown } = await pasted('', text);
  const { editor, view } = await openEditor(markdown);
  expect(view.state.doc.toString()).toBe(said);
  editor.destroy();
});

test.each([
  ['- one\n- two', 'word\n\n- one\n- two'],
  ['**bold** and https://example.org', 'word**bold** and https://example.org'],
  ['```js\nlet a;\n```', 'word\n\n```js\nlet a;\n```'],
  ['more\n\n- one\n- two', 'wordmore\n\n- one\n- two'],
  ['one\n\ntwo', 'wordone\n\ntwo'],
  ['one\r\ntwo', 'wordone\ntwo'],
])('pasted after a word, blocks of the Markdown %j stay blocks', async (text, after) => {
  expect((await pasted('word', text)).markdown).toBe(after);
});

test('words pasted between words keep their spaces and take the marks around them', async () => {
  expect((await pasted('a b', ' more ', 2)).markdown).toBe('a more  b');
  expect((await pasted('**ab**', 'more', 2)).markdown).toBe('**amoreb**');
  expect((await pasted('ab', '- one\n- two', 2)).markdown).toBe('a\n\n- one\n- two\n\nb');
});

test.each([
  ['[todo]: call', '\\[todo]: call'],
  ['- one\n- two', '- one\n- two'],
  ['# Heading', '# Heading'],
])('pasting %j replaces all selected text', async (text, after) => {
  expect((await pasted('some\n\n- words', text, ALL)).markdown).toBe(after);
});

test('a list pasted into an empty item continues its list, and into another item is nested', async () => {
  expect((await pasted('- a\n-\n', '- one\n- two')).markdown).toBe('- a\n- one\n- two\n');
  expect((await pasted('- a\n', '- one\n- two')).seen).toBe('a\n\none\n\ntwo');
});

test.each(['# Heading', '1986. A year', '> said'])('pasted into an empty item, %j stays', async (text) => {
  expect((await pasted('- a\n-\n', text)).seen).toBe(`a\n\n${text}`);
});

test('code pasted into an empty item is inside the item', async () => {
  const { editor, view } = await openEditor((await pasted('- a\n-\n', '```js\nlet a;\n```')).markdown);
  expect(view.state.doc.lastChild?.lastChild?.lastChild?.attrs.language).toBe('js');
  editor.destroy();
});

test('a copied line with its line end is inserted into the line', async () => {
  expect((await pasted('word', '1986. A year\r\n')).seen).toBe('word1986. A year');
});

test('a table cell gets pasted text as one line', async () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |\n';
  expect((await pasted(table, '- one\n- two')).seen).toContain('2- one - two');
});

test('a code block gets pasted text literally', async () => {
  expect((await pasted('```\ncode\n```\n', ' # a\n\n- b')).markdown).toBe('```\ncode # a\n\n- b\n```\n');
});

test('pastes HTML with its formatting', async () => {
  expect((await pasted('', '<p>Rye <b>wheat</b></p>', undefined, 'text/html')).markdown).toBe(
    'Rye **wheat**',
  );
});
