// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { createFileDrawer, sameFiles } from './file-drawer.ts';
import { filesIn } from './files-in.ts';

const NOTE = '0192f0c1-2b3c-7d4e-8f50-112233445566';
const ADDRESS = '/attachments/0192f0c1-2b3c-7d4e-8f50-112233445566';

test.each([
  [`[a.pdf](${ADDRESS})`, ['a.pdf']],
  [`> [a.pdf](${ADDRESS})\n\n- one\n\n  [b.pdf](${ADDRESS})`, ['a.pdf', 'b.pdf']],
  ['https://youtu.be/abcdefghijk', ['https://youtu.be/abcdefghijk']],
  [`See [a.pdf](${ADDRESS})`, []],
  [`[a.pdf](${ADDRESS}) and [b.pdf](${ADDRESS})`, []],
  [`![a](${ADDRESS})`, []],
  ['[a](https://example.org)', []],
  [`![Rye](note:${NOTE}#x)`, ['Rye']],
  [`![Rye](note:${NOTE})\n![Oat](note:${NOTE})`, ['Rye', 'Oat']],
  [`See ![Rye](note:${NOTE})`, []],
  [`# [a.pdf](${ADDRESS})`, []],
  [`\`[a.pdf](${ADDRESS})\``, []],
])('files alone in their paragraph in %j: %j', async (content, names) => {
  const { editor, view } = await openEditor(content);
  expect(filesIn(view.state.doc).map(({ name }) => name)).toEqual(names);
  editor.destroy();
});

test('a file keeps its place while text above it changes, and each stands below its paragraph', async () => {
  const { editor, view } = await openEditor(`Above\n\n[a.pdf](${ADDRESS})\n\n> [b.pdf](${ADDRESS})`);
  const drawer = createFileDrawer();
  const before = drawer.filesOf(view.state.doc);
  view.dispatch(view.state.tr.insertText('More ', 1));
  const after = drawer.filesOf(view.state.doc);
  expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place));
  expect(sameFiles(before, after)).toBe(true);
  for (const { end, name } of after) {
    const { nodeBefore } = view.state.doc.resolve(end);
    expect(nodeBefore?.textContent).toBe(name);
  }
  expect(drawer.decorate(view.state).find()).toHaveLength(2);
  editor.destroy();
});
