// @vitest-environment jsdom
import type { Command } from '@milkdown/kit/prose/state';
import { afterEach, expect, test } from 'vitest';
import { tryEditor } from '../../testing/open-editor.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

let editor: VisualEditor | null = null;

afterEach(() => {
  editor?.destroy();
  editor = null;
  document.body.replaceChildren();
});

async function edited(content: string, command: Command) {
  editor = await tryEditor(content);
  editor?.run(command);
  return editor?.markdown();
}

const below =
  (text: string): Command =>
  ({ tr, schema }, dispatch) => {
    const paragraph = schema.nodes.paragraph?.create(null, schema.text(text)) ?? [];
    dispatch?.(tr.insert(tr.doc.content.size, paragraph));
    return true;
  };

test.each([
  '> quote\n>\n> [a]: https://x.y/lost\n\nSee [text][a].\n',
  '- item\n\n  [a]: https://x.y/lost\n- [text][a]\n',
  '[foo]: /url\nbar\n===\n[foo]\n',
])('%j opens as source, because a block contains a definition', async (content) => {
  editor = await tryEditor(content);
  expect(editor).toBeNull();
});

test.each([
  '[a]: https://x.y\n\nSee [text][a].\n',
  'See [text][a].\n\n[a]: https://x.y\n',
  'Words [a]: https://x.y\n',
  '```\n[a]: https://x.y\n```\n',
])('%j is not', async (content) => {
  editor = await tryEditor(content);
  expect(editor).not.toBeNull();
});

test.each([
  ['Text\n\n```js\ncode', 'Text\n\n```js\ncode\n```\n\nbelow'],
  ['```\n~~~\n', '```\n~~~\n```\n\nbelow\n'],
  ['````\n```\n', '````\n```\n````\n\nbelow\n'],
  ['~~~js\ncode\n~~~\n', '~~~js\ncode\n~~~\n\nbelow\n'],
  ['```\n', '```\n```\n\nbelow\n'],
])('text typed below %j does not become code', async (content, after) => {
  expect(await edited(content, below('below'))).toBe(after);
});

const first =
  (text: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(text, 1));
    return true;
  };
const behindFirst =
  (text: string): Command =>
  ({ tr, doc }, dispatch) => {
    dispatch?.(tr.insertText(text, (doc.firstChild?.nodeSize ?? 0) - 1));
    return true;
  };

test.each([
  '<!-- Foo\n\nbar\n baz -->',
  '<pre>\na\n\nb</pre>',
  '<details>\n<summary>x</summary>',
  '<div>\n*foo*\n</div>',
  '<script>\n*a*\n\n*b*\n</script>',
])('text typed beside %j does not change its meaning', async (html) => {
  expect(await edited(`${html}\n`, first('text'))).toBe(`text\n\n${html}\n`);
  expect(await edited(`${html}\n`, behindFirst('text'))).toBe(`${html}\n\ntext\n`);
});

test.each([
  'Press <kbd>Ctrl</kbd> and <br> here\n',
  '<kbd>Ctrl</kbd> it is\n',
  'With <!-- a\ncomment --> in it\n',
])('keeps inline HTML in the text %j', async (content) => {
  expect(await edited(content, first('Now '))).toBe(`Now ${content}`);
});

test('keeps a last code block without a closing fence', async () => {
  expect(await edited('Text\n\n```js\ncode', first('The '))).toBe('The Text\n\n```js\ncode');
});

const inCode =
  (text: string): Command =>
  ({ tr, doc }, dispatch) => {
    doc.descendants((node, at) => {
      if (node.type.spec.code) dispatch?.(tr.insertText(text, at + node.nodeSize - 1));
    });
    return true;
  };

test('keeps the indentation of a code block below a list when the code is edited', async () => {
  const source = (code: string) => ` * item\n\n \`\`\`js\n call();\n end();${code}\n \`\`\`\n\nbelow\n`;
  expect(await edited(source(''), inCode(' // x'))).toBe(source(' // x'));
});

test('does not let an indented block join the list before it when its kind changes', async () => {
  const listBelow: Command = ({ tr, doc, schema }, dispatch) => {
    const { bullet_list, list_item, paragraph } = schema.nodes;
    const item = list_item?.create(null, paragraph?.create(null, schema.text('x')));
    const start = doc.child(0).nodeSize;
    const list = bullet_list?.create(null, item);
    if (list) dispatch?.(tr.replaceWith(start, start + doc.child(1).nodeSize, list));
    return true;
  };
  const written = await edited(' * item\n\n ```js\n call();\n ```\n\nbelow\n', listBelow);
  const again = await tryEditor(written ?? '');
  let lists = 0;
  again?.run(({ doc }) => {
    lists = doc.childCount;
    return true;
  });
  again?.destroy();
  expect(lists).toBe(3);
});

test.each([
  ['after', 'zqx', '\t</details>\n\n\tzqx\n'],
  ['before', 'zqx', '\tzqx\n\n\t</details>\n'],
])('writes a word %s HTML in a list without touching the rest of the list', async (side, word, written) => {
  const source =
    '- [`a`](/a)\n\t<details>\n\t<summary>\n\t\t\tExample\n\t</summary>\n\n\t```ts\n\t\t\tlet a;\n\t```\n\n\t</details>\n\n- b\n\n- c\n';
  const besideLastHtml: Command = ({ tr, doc }, dispatch) => {
    let at = 0;
    doc.descendants((node, start) => {
      if (node.type.name === 'html') at = side === 'after' ? start + node.nodeSize : start;
    });
    dispatch?.(tr.insertText(word, at));
    return true;
  };
  expect(await edited(source, besideLastHtml)).toBe(source.replace('\t</details>\n', written));
});
