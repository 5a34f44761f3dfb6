// @vitest-environment jsdom
import { redoNoScroll, undoNoScroll } from '@milkdown/kit/prose/history';
import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

const START = '---\ndone: false\n---\n\nWords.';
const mark = (value: string) => `---\n${value}\n---\n\n`;

function type(view: EditorView, text: string): void {
  const { doc } = view.state;
  const tr = view.state.tr.setSelection(TextSelection.atEnd(doc));
  view.dispatch(tr.insertText(text));
}

test('changes of properties and of the text are taken back and done again in their order', async () => {
  const { editor, view } = await openEditor(START);
  const texts = [START];
  const after = (change: () => void) => {
    change();
    texts.push(editor.markdown());
  };
  after(() => type(view, ' One.'));
  after(() => editor.setFrontMatter(mark('done: true')));
  after(() => type(view, ' Two.'));
  after(() => editor.setFrontMatter(mark('done: true\ndue: 2026-12-01')));
  after(() => editor.setFrontMatter(mark('done: true')));
  expect(new Set(texts.slice(0, 5)).size).toBe(5);
  for (const text of texts.slice(0, -1).reverse()) {
    editor.run(undoNoScroll);
    expect(editor.markdown()).toBe(text);
    expect(editor.frontMatter.store.getState().mark).toBe(text.slice(0, text.indexOf('Words')));
  }
  editor.run(undoNoScroll);
  expect(editor.markdown()).toBe(START);
  for (const text of texts.slice(1)) {
    editor.run(redoNoScroll);
    expect(editor.markdown()).toBe(text);
  }
  editor.destroy();
});

test('a front matter that was changed elsewhere is not taken back', async () => {
  const { editor } = await openEditor(START);
  editor.setFrontMatter(mark('done: true'));
  editor.apply(`${mark('done: maybe')}Words.`);
  editor.run(undoNoScroll);
  expect(editor.markdown()).toBe(`${mark('done: maybe')}Words.`);
  editor.destroy();
});
