// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { press, type } from '../../testing/press.ts';

beforeEach(stubLayout);

async function openAtEnd(content: string) {
  const made = await openEditor(content);
  const { tr } = made.view.state;
  made.view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
  return made;
}

const CODE = '```\ncode\n```';
const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |';

test.each([[CODE], [TABLE], ['![loaf](/a.png)'], ['> said'], ['- item'], ['# Title'], ['<div>\n</div>']])(
  'a click below a last block of %j makes a paragraph, which is saved once it has text',
  async (content) => {
    const { editor, view } = await openAtEnd(content);
    view.dom.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, clientY: 1 }));
    expect(editor.markdown()).toBe(content);
    type(view, 'below');
    expect(editor.markdown()).toBe(`${content}\n\nbelow`);
    editor.destroy();
  },
);

test('a click below a last paragraph adds no other', async () => {
  const { editor, view } = await openAtEnd('words');
  view.dom.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, clientY: 1 }));
  expect(view.state.doc.childCount).toBe(1);
  editor.destroy();
});

test('the third Enter at the end of a code block leaves it', async () => {
  const { editor, view } = await openAtEnd(`${CODE}\n\nnext`);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 'code'.length + 1)));
  for (let count = 0; count < 3; count += 1) press(view, 'Enter');
  type(view, 'below');
  expect(editor.markdown()).toBe(`${CODE}\n\nbelow\n\nnext`);
  editor.destroy();
});
