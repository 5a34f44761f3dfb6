// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { press } from '../../testing/press.ts';

beforeEach(stubLayout);

/** The editor of a text in which `¦` stands at both ends of the selection, or once at the cursor. */
async function open(marked: string) {
  const { editor, view } = await openEditor(marked);
  const places: number[] = [];
  view.state.doc.descendants(({ text = '' }, at) => {
    for (const { index } of text.matchAll(/¦/g)) places.push(at + index - places.length);
  });
  const { tr } = view.state;
  for (const place of places) tr.delete(place, place + 1);
  const [from = 1, to = from] = places;
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, to)));
  return { editor, view };
}

test.each([
  ['```\na¦b\n```', 'Tab', '```\na  b\n```'],
  ['```\na¦b\nc¦d\n```', 'Tab', '```\n  ab\n  cd\n```'],
  ['```\n\tx\na¦b\n```', 'Tab', '```\n\tx\na\tb\n```'],
  ['```\n    ab¦\n```', 'Shift-Tab', '```\n  ab\n```'],
  ['```\n  a¦b\n\n c¦d\n```', 'Shift-Tab', '```\nab\n\ncd\n```'],
  ['- a\n- b¦', 'Tab', '- a\n  - b'],
  ['- a\n  - b¦', 'Shift-Tab', '- a\n- b'],
  ['- a¦', 'Tab', '- a'],
  ['word¦', 'Tab', 'word'],
  ['word¦', 'Shift-Tab', 'word'],
  ['# word¦', 'Tab', '# word'],
])('in %j, %s gives %j and stays in the text', async (before, key, after) => {
  const { editor, view } = await open(before);
  expect(press(view, 'Tab', { shiftKey: key === 'Shift-Tab' })).toBe(true);
  expect(editor.markdown()).toBe(after);
  editor.destroy();
});

test('in tables, Tab moves to the next cell and adds a row after the last', async () => {
  const { editor, view } = await open('| a | b |\n|---|---|\n| 1 | 2¦ |');
  press(view, 'Tab');
  view.dispatch(view.state.tr.insertText('3'));
  press(view, 'Tab', { shiftKey: true });
  view.dispatch(view.state.tr.insertText('two'));
  expect(editor.markdown().replaceAll(/ +/g, ' ')).toContain('| 1 | two |\n| 3 | |');
  editor.destroy();
});

test('after Escape, Tab leaves the editor until another key is pressed', async () => {
  const { editor, view } = await open('- a\n- b¦');
  press(view, 'Escape');
  expect(press(view, 'Tab')).toBe(false);
  expect(editor.markdown()).toBe('- a\n- b');
  press(view, 'x');
  expect(press(view, 'Tab')).toBe(true);
  expect(editor.markdown()).toBe('- a\n  - b');
  editor.destroy();
});
