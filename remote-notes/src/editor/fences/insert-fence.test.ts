// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { isEditorAsked } from './ask-for-editor.ts';
import { insertFence } from './insert-fence.ts';

beforeEach(stubLayout);

const FENCE = '```chart\none\ntwo\n```';

/** The editor of a text with the cursor at the end of a word, after a fence was inserted there. */
async function insertedAt(content: string, word: string, hasEditor = false) {
  const opened = await openEditor(content);
  const { view } = opened;
  let end = view.state.doc.content.size - 1;
  view.state.doc.descendants((node, at) => {
    if (node.text?.endsWith(word)) end = at + node.nodeSize;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end)));
  opened.editor.run(insertFence('chart', 'one\ntwo\n', hasEditor));
  return opened;
}

test.each([
  ['', 'none', FENCE],
  ['Above', 'Above', `Above\n\n${FENCE}`],
  ['Above\n\nBelow', 'Above', `Above\n\n${FENCE}\n\nBelow`],
  ['- one\n- two', 'one', '- one\n  ```chart\n  one\n  two\n  ```\n- two'],
  ['| a |\n| - |\n| b |\n', 'a', `| a |\n| - |\n| b |\n\n${FENCE}\n`],
])('inserts into %j behind %j and keeps all other text', async (content, word, after) => {
  const { editor, view } = await insertedAt(content, word);
  expect(editor.markdown()).toBe(after);
  const { $head } = view.state.selection;
  expect([$head.parent.type.name, $head.parentOffset]).toEqual(['code_block', 'one\ntwo'.length]);
  editor.undo();
  expect(editor.markdown()).toBe(content);
  editor.destroy();
});

test('asks for the visual editor of the block, with the cursor behind it', async () => {
  const { editor, view } = await insertedAt('Above', 'Above', true);
  expect(editor.markdown()).toBe(`Above\n\n${FENCE}`);
  expect(view.state.selection.$head.parent.type.name).toBe('paragraph');
  const { doc } = view.state;
  expect(isEditorAsked(doc.child(0))).toBe(false);
  expect([isEditorAsked(doc.child(1)), isEditorAsked(doc.child(1))]).toEqual([true, false]);
  editor.destroy();
});
