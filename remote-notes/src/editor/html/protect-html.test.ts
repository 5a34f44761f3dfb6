// @vitest-environment jsdom
import { NodeSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { paste, press, type } from '../../testing/press.ts';

beforeEach(stubLayout);

const TEXT = 'Before\n\n<div align="center">\n<b>x</b></div>\n\nAfter';

/** An editor whose first HTML is selected, as a click does. */
async function openSelected(content: string) {
  const made = await openEditor(content);
  const { tr, doc } = made.view.state;
  doc.descendants((node, at) => {
    if (node.type.name === 'html' && tr.selection.empty) tr.setSelection(NodeSelection.create(doc, at));
  });
  made.view.dispatch(tr);
  return made;
}

test('input at selected HTML goes after it', async () => {
  const { editor, view } = await openSelected(TEXT);
  type(view, 'typed');
  expect(editor.markdown()).toBe(TEXT.replace('</div>', '</div>\n\ntyped'));
  editor.destroy();

  const second = await openSelected('Say <kbd>x</kbd> now');
  paste(second.view, { 'text/plain': 'key ' });
  expect(second.editor.markdown()).toBe('Say <kbd>key x</kbd> now');
  second.editor.destroy();

  const third = await openSelected(TEXT);
  press(third.view, 'Enter');
  type(third.view, 'below');
  expect(third.editor.markdown()).toBe(TEXT.replace('</div>', '</div>\n\nbelow'));
  third.editor.destroy();
});

test('Backspace after HTML first selects and then removes it', async () => {
  const { editor, view } = await openSelected(TEXT);
  type(view, 'a');
  view.dispatch(view.state.tr.delete(view.state.selection.from - 1, view.state.selection.from));
  press(view, 'Backspace');
  expect(editor.html()).toBe('<div align="center">\n<b>x</b></div>');
  expect(editor.markdown()).toBe(TEXT);
  press(view, 'Backspace');
  expect(editor.markdown()).toBe('Before\n\nAfter');
  editor.destroy();
});

test('edits HTML as source', async () => {
  const { editor } = await openSelected(TEXT);
  editor.changeHtml('<div>\n<i>y</i></div>');
  expect(editor.markdown()).toBe('Before\n\n<div>\n<i>y</i></div>\n\nAfter');
  editor.destroy();
});
