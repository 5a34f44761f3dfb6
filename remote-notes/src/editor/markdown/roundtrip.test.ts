// @vitest-environment jsdom
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import { afterEach, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

let editor: VisualEditor | null = null;

async function open(content: string): Promise<VisualEditor> {
  ({ editor } = await openEditor(content));
  return editor;
}

afterEach(() => {
  editor?.destroy();
  editor = null;
  document.body.replaceChildren();
});

/** Types behind the last place where a word stands. */
const behind =
  (word: string, text: string): Command =>
  ({ tr, doc }, dispatch) => {
    let found = 0;
    doc.descendants((node, at) => {
      if (node.text?.includes(word)) found = at + node.text.indexOf(word) + word.length;
    });
    dispatch?.(tr.insertText(text, found));
    return true;
  };

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

/** What is written of a document, and whether it reads as what it was. */
async function roundTrip(made: VisualEditor) {
  const written = made.markdown();
  let [shape, again] = ['', ''];
  const shapeOf: (set: (shape: string) => void) => Command = (set) => (state) => {
    set(JSON.stringify(state.doc.toJSON().content).replace(/"marker":"."/g, ''));
    return true;
  };
  made.run(
    shapeOf((now) => {
      shape = now;
    }),
  );
  made.destroy();
  const next = await open(written);
  next.run(
    shapeOf((now) => {
      again = now;
    }),
  );
  return { written, isSame: shape === again };
}

test.each([
  ['Use vector<int> in ', 'Use vector\\<int> in **hot** loops'],
  ['1. Jan was ', '1\\. Jan was **hot** loops'],
  ['# h ', '\\# h **hot** loops'],
  ['&amp; ', '\\&amp; **hot** loops'],
  ['[a](b) ', '[a]\\(b) **hot** loops'],
  ['`c` ', '\\`c\\` **hot** loops'],
])('text that ends in a space, as %j, keeps its meaning', async (words, written) => {
  const made = await open('**hot** loops\n');
  made.run(({ tr, schema }, dispatch) => {
    dispatch?.(tr.insert(1, schema.text(words)));
    return true;
  });
  expect(await roundTrip(made)).toEqual({ written: `${written}\n`, isSame: true });
});

test('opens a text with escapes before bold words in the visual editor', async () => {
  const made = await open('vector\\<int> in **hot**\n\nx\n');
  made.run(behind('in ', 'a '));
  expect(made.markdown()).toBe('vector\\<int> in a **hot**\n\nx\n');
});

test.each([
  '> [!note] Remember\n> Buy bread.[^1]\n\n[^1]: Rye.',
  'a [note] and *x*[^1][^two] a\n\n[^1]: Rye.\n\n[^two]: Oats.',
])('opens a footnote beside brackets in the visual editor: %j', async (content) => {
  const { editor } = await openEditor(content);
  expect(editor.markdown()).toBe(content);
  editor.destroy();
});

test('trailing space does not become a line break', async () => {
  const made = await open('one\ntwo\n');
  made.run(behind('one', '   '));
  expect(made.markdown()).toBe('one\ntwo\n');
});

test.each([
  ['', 'Note:', 'text', 'strong'],
  ['', '重要：', '次に進む', 'strong'],
  ['say ', '"hi"', 'now', 'strong'],
  ['foo-', '(bar)', '', 'emphasis'],
  ['foo', '(bar)', 'baz', 'emphasis'],
  ['foo', 'bar', 'baz', 'emphasis'],
  ['a', '.b.', 'c', 'strike_through'],
  ['say ', '$5', 'now', 'strong'],
])(
  '%j, %j, %j: the mark in the middle is written so that it is read as a mark',
  async (before, inside, after, name) => {
    const made = await open('');
    made.run(({ tr, schema }, dispatch) => {
      const marked = schema.text(inside, [schema.mark(name, name === 'emphasis' ? { marker: '_' } : {})]);
      const pieces = [before && schema.text(before), marked, after && schema.text(after)];
      dispatch?.(
        tr.insert(
          1,
          pieces.filter((piece) => typeof piece !== 'string'),
        ),
      );
      return true;
    });
    expect((await roundTrip(made)).isSame).toBe(true);
  },
);

test('a space is never written as bold', async () => {
  const made = await open('word next\n');
  made.run(({ tr, schema }, dispatch) => {
    dispatch?.(tr.addMark(5, 6, schema.mark('strong')));
    return true;
  });
  expect(made.markdown()).toBe('word next\n');
});

const beforeFirst =
  (type: string, ...content: string[]): Command =>
  ({ tr, schema, doc }, dispatch) => {
    let found = 0;
    doc.descendants((node, at) => {
      if (!found && node.type.name === 'paragraph') found = at;
    });
    const empty = schema.nodes.paragraph?.create();
    const more = schema.nodes[type]?.create(
      null,
      content.map((words) => schema.text(words)),
    );
    const nodes = [empty, more].flatMap((node) => node ?? []);
    dispatch?.(tr.insert(found, nodes));
    return true;
  };

test.each([
  ['- [ ] t1\n- b\n', 'hr', '- [ ] \n  ---\n  t1\n- b\n'],
  ['1. a\n2. b\n', 'paragraph', '1. new\n   a\n2. b\n'],
  ['- [x] t1\n- b\n', 'paragraph', '- [x] new\n  t1\n- b\n'],
])('an item of %j that starts with an empty paragraph keeps its meaning', async (content, type, expected) => {
  const made = await open(content);
  made.run(beforeFirst(type, ...(type === 'paragraph' ? ['new'] : [])));
  const written = made.markdown();
  made.destroy();
  const dense = (text: string) => text.replace(/\n\n+/g, '\n');
  expect(dense(written)).toBe(expected);
  const again = await open(written);
  again.run(behind('b', '!'));
  expect(dense(again.markdown())).toBe(expected.replace(/b\n$/, 'b!\n'));
});

test('an empty task stays a task, and escaped brackets stay text', async () => {
  const made = await open('- [ ]\n- b\n');
  made.run(behind('b', '!'));
  expect(made.markdown().replace(/ $/gm, '')).toBe('- [ ]\n- b!\n');
  made.destroy();
  const other = await open('- \\[ ]\n- b\n');
  other.run(behind('b', '!'));
  expect(other.markdown()).toBe('- \\[ ]\n- b!\n');
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

test.each([
  ['#tag', '#tag'],
  ['# no', '\\# no'],
  ['[[Page_One]] of ![[x]]', '[[Page_One]] of ![[x]]'],
  ['[a](b)', '[a]\\(b)'],
  ['[a]: b', '\\[a]: b'],
  ['[known]', '\\[known]'],
  ['R&D, 2 * 3 and &amp;', 'R&D, 2 * 3 and \\&amp;'],
  ['*a*', '\\*a\\*'],
])('typing %j writes %j', async (text, written) => {
  const made = await open('Before\n\n[known]: https://x.y\n');
  made.run(({ tr, doc, schema }, dispatch) => {
    const paragraph = schema.nodes.paragraph?.create(null, schema.text(text)) ?? [];
    dispatch?.(tr.insert(doc.content.size, paragraph));
    return true;
  });
  expect(made.markdown()).toContain(`\n\n${written}\n`);
});

test('an empty item below a paragraph does not turn it into a heading', async () => {
  const made = await open('- words\n  - in\n- b\n');
  made.run(({ tr, doc }, dispatch) => {
    doc.descendants((node, at) => {
      if (node.text === 'in') dispatch?.(tr.delete(at, at + 2));
    });
    return true;
  });
  expect(made.markdown()).toBe('- words\n\n  -\n- b\n');
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

test('reopens a quote that ends with empty paragraphs', async () => {
  const made = await open('> Words\n>\n> - a\n');
  made.run(({ tr, doc, schema }, dispatch) => {
    const empty = () => schema.nodes.paragraph?.create() ?? [];
    dispatch?.(tr.insert(doc.content.size - 1, empty()).insert(doc.content.size - 1, empty()));
    return true;
  });
  made.run(behind('Words', '!'));
  expect(made.markdown()).toBe('> Words!\n>\n> - a\n');
});

test.each([
  ['See https://x.y/a\n', 'See https://x.y/a zqx\n', ' zqx'],
  ['See https://x.y/a\n', 'See <https://x.y/a>zqx\n', 'zqx'],
  ['By me@x.y\n', 'By me@x.y zqx\n', ' zqx'],
  ['See [text][a]\n\n[a]: https://x.y\n', 'See [text][a] zqx\n\n[a]: https://x.y\n', ' zqx'],
])('text typed after the link of %j does not change it: %j', async (content, expected, text) => {
  const made = await open(content);
  made.run(({ tr, doc, schema }, dispatch) => {
    dispatch?.(tr.insert((doc.firstChild?.nodeSize ?? 0) - 1, schema.text(text)));
    return true;
  });
  expect(made.markdown()).toBe(expected);
});

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
