// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { createDice } from '@my-note/contract/testing/dice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggestionState } from '../suggest/suggestion-state.ts';
import { lineChanges } from './line-changes.ts';
import { createSourceEditor, type SourceEditor } from './source-editor.ts';

let root: HTMLElement;
let editor: SourceEditor;
const onEdit = vi.fn();

const open = (content: string) => {
  const parts = {
    root,
    content,
    suggestionState: createSuggestionState(),
    onEdit,
  };
  editor = createSourceEditor(parts);
  return editor;
};
const view = () => {
  const found = EditorView.findFromDOM(root);
  if (!found) throw new Error('There is no editor.');
  return found;
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  onEdit.mockClear();
});
afterEach(() => {
  editor.destroy();
  root.remove();
});

test.each([
  ['one\r\ntwo\r\nthree', 'one\r\nTWO\r\nthree'],
  ['one\r\ntwo\r\nthree', 'one\r\ntwo\r\nthree\r\nfour\r\n'],
  ['one\r\ntwo\r\n', 'two\r\n'],
  ['a\r\nb\r\nc\r\nd\r\n', ''],
  ['one\r\ntwo', 'one\ntwo\nthree'],
  ['one\r\ntwo', 'one\r\ntwo\nthree'],
  ['one\ntwo', 'zero\r\none\r\ntwo'],
  ['a\r\nb\nc', 'a\r\nB\nc'],
])('%j shows %j when that is applied, and still reports edits', (before, after) => {
  open(before).apply(after);
  expect(editor.markdown()).toBe(after);
  expect(onEdit).not.toHaveBeenCalled();
  view().dispatch({ changes: { from: 0, insert: 'x' } });
  expect(onEdit).toHaveBeenCalledOnce();
  expect(editor.markdown()).toBe(`x${after}`);
});

test('the cursor stays at its word when a line before it changes', () => {
  open('one\r\ntwo\r\nthree').setCursorOffset('one\r\ntwo\r\n'.length);
  editor.apply('one more\r\ntwo\r\nthree');
  expect(editor.cursorOffset()).toBe('one more\r\ntwo\r\n'.length);
  expect(view().state.selection.main.head).toBe('one more\ntwo\n'.length);
});

test('the cursor stays at its word when lines on both sides change, and Undo keeps those changes', () => {
  open('one\n\ntwo\n\nthree\n').setCursorOffset('one\n\ntw'.length);
  view().dispatch({ changes: { from: 7, insert: '-' }, selection: { anchor: 8 }, userEvent: 'input' });
  editor.apply('one more\n\ntw-o\n\nthree, four\n');
  expect(editor.cursorOffset()).toBe('one more\n\ntw-'.length);
  editor.undo();
  expect(editor.markdown()).toBe('one more\n\ntwo\n\nthree, four\n');
});

test('property: line changes turn any text into any other', () => {
  const { roll, pick } = createDice(5);
  const text = () =>
    Array.from({ length: roll(12) }, () => `${pick(['', 'a', 'b', 'ab', 'ba\r']) ?? ''}\n`).join('');
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [text(), text()];
    let made = before;
    for (const { from, to, start, end } of lineChanges(before, after).toReversed())
      made = made.slice(0, from) + after.slice(start, end) + made.slice(to);
    expect(made).toBe(after);
  }
});

test('still reports edits after a text could not be applied', () => {
  open('one');
  const dispatch = vi.spyOn(view(), 'dispatch').mockImplementationOnce(() => {
    throw new RangeError('refused');
  });
  expect(() => editor.apply('two')).toThrow('refused');
  dispatch.mockRestore();
  view().dispatch({ changes: { from: 0, insert: 'x' } });
  expect(onEdit).toHaveBeenCalledOnce();
});
