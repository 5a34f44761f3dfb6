// @vitest-environment jsdom
import type { Command } from '@milkdown/kit/prose/state';
import { expect, test } from 'vitest';
import { behind, withEditor } from '../../testing/with-editor.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

const open = withEditor();

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
  expect((await open(content)).markdown()).toBe(content);
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
