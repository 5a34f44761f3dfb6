// @vitest-environment jsdom
import { NodeSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../../testing/no-layout.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { fitWidth, setPictureWidth } from './picture-width.ts';

beforeEach(stubLayout);

test.each([
  ['A ![cat](a.png) here', 300, 'A ![cat|300](a.png) here'],
  ['A ![cat|300](a.png) here', 120, 'A ![cat|120](a.png) here'],
  ['A ![cat|300](a.png) here', null, 'A ![cat](a.png) here'],
  ['A ![](a.png) here', 64, 'A ![|64](a.png) here'],
])('in %j writes the width %s behind the alternative text', async (content, width, after) => {
  const { editor, view } = await openEditor(content);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
  const tr = setPictureWidth(view.state, width);
  if (tr) view.dispatch(tr);
  expect(editor.markdown()).toBe(after);
  expect(view.state.selection).toBeInstanceOf(NodeSelection);
  editor.undo();
  expect(editor.markdown()).toBe(content);
  editor.destroy();
});

test('keeps a picture within the text, and large enough to be taken', () => {
  expect([fitWidth(900.4, 704), fitWidth(3, 704), fitWidth(200.6, 704)]).toEqual([704, 32, 201]);
});
