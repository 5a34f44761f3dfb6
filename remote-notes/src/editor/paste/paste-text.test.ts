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
])('behind a word, %j comes in letter by letter', async (text) => {
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
])('how %j is set is kept, as code', async (text) => {
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
])('Markdown as %j becomes what it says', async (text) => {
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
])('behind a word, the Markdown %j stands on its own where it is blocks', async (text, after) => {
  expect((await pasted('word', text)).markdown).toBe(after);
});

test('words between words stay in their line, with the spaces at their ends and the look around them', async () => {
  expect((await pasted('a b', ' more ', 2)).markdown).toBe('a more  b');
  expect((await pasted('**ab**', 'more', 2)).markdown).toBe('**amoreb**');
  expect((await pasted('ab', '- one\n- two', 2)).markdown).toBe('a\n\n- one\n- two\n\nb');
});

test.each([
  ['[todo]: call', '\\[todo]: call'],
  ['- one\n- two', '- one\n- two'],
  ['# Heading', '# Heading'],
])('%j takes the place of all text', async (text, after) => {
  expect((await pasted('some\n\n- words', text, ALL)).markdown).toBe(after);
});

test('a list goes on in the empty line of a list, and stands in one with words', async () => {
  expect((await pasted('- a\n-\n', '- one\n- two')).markdown).toBe('- a\n- one\n- two\n');
  expect((await pasted('- a\n', '- one\n- two')).seen).toBe('a\n\none\n\ntwo');
});

test.each(['# Heading', '1986. A year', '> said'])('in the empty line of a list, %j stays', async (text) => {
  expect((await pasted('- a\n-\n', text)).seen).toBe(`a\n\n${text}`);
});

test('code stands in the empty line of a list', async () => {
  const { editor, view } = await openEditor((await pasted('- a\n-\n', '```js\nlet a;\n```')).markdown);
  expect(view.state.doc.lastChild?.lastChild?.lastChild?.attrs.language).toBe('js');
  editor.destroy();
});

test('a line that was copied with its end goes into the line', async () => {
  expect((await pasted('word', '1986. A year\r\n')).seen).toBe('word1986. A year');
});

test('a cell of a table takes all in one line', async () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |\n';
  expect((await pasted(table, '- one\n- two')).seen).toContain('2- one - two');
});

test('code takes text as it is', async () => {
  expect((await pasted('```\ncode\n```\n', ' # a\n\n- b')).markdown).toBe('```\ncode # a\n\n- b\n```\n');
});

test('a page of the web comes in with its look', async () => {
  expect((await pasted('', '<p>Rye <b>wheat</b></p>', undefined, 'text/html')).markdown).toBe(
    'Rye **wheat**',
  );
});
