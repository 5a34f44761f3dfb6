import type { Command } from '@milkdown/kit/prose/state';
import { afterEach } from 'vitest';
import type { VisualEditor } from '../editor/visual/visual-editor.ts';
import { openEditor } from './open-editor.ts';

/** Opens texts in the visual editor; the last one is closed after each test. */
export function withEditor() {
  let editor: VisualEditor | null = null;

  afterEach(() => {
    editor?.destroy();
    editor = null;
    document.body.replaceChildren();
  });
  return async (content: string): Promise<VisualEditor> => {
    ({ editor } = await openEditor(content));
    return editor;
  };
}

/** Types behind the last place where a word stands. */
export const behind =
  (word: string, text: string): Command =>
  ({ tr, doc }, dispatch) => {
    let found = 0;
    doc.descendants((node, at) => {
      if (node.text?.includes(word)) found = at + node.text.indexOf(word) + word.length;
    });
    dispatch?.(tr.insertText(text, found));
    return true;
  };
