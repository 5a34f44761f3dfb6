// @vitest-environment jsdom
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import { expect, test } from 'vitest';
import { behind, withEditor } from '../../testing/with-editor.ts';

const open = withEditor();

test('keeps a byte order mark, without moving the cursor', async () => {
  const made = await open('\uFEFFShopping list\n\nMilk _and_ eggs\n\nBread\n');
  made.run(behind('Bread', '!'));
  expect(made.markdown()).toBe('\uFEFFShopping list\n\nMilk _and_ eggs\n\nBread!\n');
  made.run(({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.create(doc, doc.content.size - 'Bread!'.length - 1)));
    return true;
  });
  expect(made.cursorOffset()).toBe(made.markdown().indexOf('Bread!'));
  expect(made.apply('\uFEFFShopping\n\nMilk _and_ eggs\n')).toBe(true);
  made.run(behind('Milk', ','));
  expect(made.markdown()).toBe('\uFEFFShopping\n\nMilk, _and_ eggs\n');
  expect(made.apply('Shopping\n')).toBe(true);
  expect(made.markdown()).toBe('Shopping\n');
});

test('keeps front matter unchanged and shows it above the text', async () => {
  const front = '---\ntitle:   "Plan"\ntags: [a,  b]\n---\n\n';
  const note = `${front}Shopping\n\nMilk[^1]\n\n[^1]: from the  _shop_\n`;
  const made = await open(note);
  expect(made.markdown()).toBe(note);
  expect(document.querySelector('[data-front-matter]')?.textContent).toBe(front.trim());
  expect(document.querySelector('.ProseMirror')?.textContent).not.toContain('title:');
  made.run(behind('Milk', 's'));
  expect(made.markdown()).toBe(note.replace('Milk', 'Milks'));
  made.run(({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.atStart(doc)));
    return true;
  });
  expect(made.cursorOffset()).toBe(front.length);
  expect(made.apply('Shopping\n')).toBe(true);
  expect(document.querySelector('[data-front-matter]')).toBeNull();
  expect(made.markdown()).toBe('Shopping\n');
});

test('text typed below front matter without a line end starts on the next line', async () => {
  const made = await open('---\nkey: value\n---');
  made.run(({ tr }, dispatch) => {
    dispatch?.(tr.insertText('a', 1));
    return true;
  });
  expect(made.markdown().trimEnd()).toBe('---\nkey: value\n---\na');
});

test('trailing space does not become a line break', async () => {
  const made = await open('one\ntwo\n');
  made.run(behind('one', '   '));
  expect(made.markdown()).toBe('one\ntwo\n');
});

test.each([
  ['> [!note]\n> Words here\n'],
  ['- [/] half\n- [ ] Words here\n- [x] done\n'],
  ['* one\n* Words here\n  * in\n+ other\n'],
  ['[[Page_One]] and ![[x]]\n#tag\nWords here\n'],
  ['#tag [[Page_One]] Words here ![[x]]\n'],
  ['$a*b*c$ and $a*b c$\nWords here\n'],
  ['1. one\n1. Words here\n1. three\n'],
  ['See https://x.y/a_b and <https://x.y>.\nWords here\n'],
  ['Words here, see https://x.y/a_b.\n'],
  ['- one\n\t- Words here\n\t- three\n'],
  ['One\r\n\r\n- a\r\n- Words here\r\n- b\r\n\r\nTwo\r\n'],
  ['# Title\nWords here\n\n\n\nMore\n'],
  ['Title\n===\nWords here\n'],
  ['# Words here\nmore\n'],
  ['hard  \nbreak\nWords here\n'],
  ['See [text][a] & AT&T\nWords here\n\n[a]: https://x.y\n'],
  ['| a | b |\n|--|:-:|\n| Words here | __x__ |\n'],
  ['\\#tag \\[[x]]\nWords here \\[[y]]\n'],
  ['+ a\n+ Words here\n'],
  ['2) a\n3) Words here\n'],
  ['Words here:\n- one\n- two\n'],
  ['Words here:\n```\ncode\n```\n# More\n'],
  ['Words here and [text][a], [a] and `code\nspan`\n\n\n\n[a]: https://x.y\n'],
  ['Words here and e&#769; &copy;\n'],
  ['    indented\n    Words here\n\n    code\n'],
  ['- item\n\n      Words here\n\n      code\n'],
  ['Note[^1].\n\n[^1]: Words here\n\n    and more.\n'],
  ['Note[^1].\n\n[^1]: Words here.\n[^2]: two\n'],
  ['a | b\n-|-\n1 | Words here\n2 |\n'],
  ['```js\r\nlet a;\nWords here\r\n```\r\n'],
  ['1. one\n1. two\n1. Words here, see https://x.y/a\n1. three\n'],
  ['See <me@x.y>, you@x.y and Words here\n'],
  ['> [!note]\n> Words here\n>\n>     code\n> - x\n'],
])('editing a word in %j changes only the word', async (content) => {
  const made = await open(content);
  made.run(behind('Words here', ' too'));
  expect(made.markdown()).toBe(content.replace('Words here', 'Words here too'));
});

/** Splits an item behind a word and types into the new one. */
const newItem =
  (word: string, text: string): Command =>
  (state, dispatch) => {
    let found = 0;
    state.doc.descendants((node, at) => {
      if (node.text?.includes(word)) found = at + node.text.indexOf(word) + word.length;
    });
    const { tr } = state;
    tr.split(found, 2).insertText(text, found + 4);
    dispatch?.(tr);
    return true;
  };

test.each([
  ['* a\n* b\n', '* a\n* new\n* b\n'],
  ['1. a\n1. b\n1. c\n', '1. a\n1. new\n1. b\n1. c\n'],
  ['1. a\n2. b\n3. c\n', '1. a\n2. new\n3. b\n4. c\n'],
  ['- [ ] a\n- [/] b\n', '- [ ] a\n- [ ] new\n- [/] b\n'],
  ['- a\r\n- [[b]]\r\n', '- a\r\n- new\r\n- [[b]]\r\n'],
])('a new item in %j has the style of the others', async (content, expected) => {
  const made = await open(content);
  made.run(newItem('a', 'new'));
  expect(made.markdown()).toBe(expected);
});

test('editing a word in a long list rewrites only its item', async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `* [ ] ${index} of [[Page_${index}]] is **so**`);
  const made = await open(`${lines.join('\n')}\n`);
  made.run(behind('1500 of', ' 2000'));
  const before = performance.now();
  const written = made.markdown();
  const took = performance.now() - before;
  expect(written).toBe(`${lines.join('\n')}\n`.replace('1500 of', '1500 of 2000'));
  expect(took).toBeLessThan(500);
}, 60_000);

test('adding a paragraph keeps the blank lines between the others', async () => {
  const made = await open('One\n\n\n\n[a]: https://x.y\n');
  made.run(behind('One', ' two'));
  expect(made.markdown()).toBe('One two\n\n\n\n[a]: https://x.y\n');
});

test('keeps a space at the end of a link beside another link', async () => {
  const made = await open('See [one](https://x.y) two\n');
  made.run(behind('one', ' '));
  expect(made.markdown()).toBe('See [one](https://x.y)  two\n');
});
