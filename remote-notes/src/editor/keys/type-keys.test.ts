import { expect, test } from 'vitest';
import type { Typed } from '../../model/start/key-buffer.ts';
import { openEditor } from '../../testing/open-editor.ts';

const key = (name: string, more: Partial<Extract<Typed, { kind: 'key' }>> = {}): Typed => ({
  kind: 'key',
  key: name,
  ...more,
});
const text = (words: string): Typed => ({ kind: 'text', text: words });

test.each<[string, string, Typed[], string]>([
  ['letters', 'One.', [text(' Two.')], 'One. Two.\n'],
  ['Enter', 'One.', [key('Enter'), text('Two.')], 'One.\n\nTwo.\n'],
  ['Backspace over letters and emoji', 'One', [text('é👍🏽'), key('Backspace'), key('Backspace')], 'One\n'],
  ['Backspace at the start of a paragraph', 'One', [key('Enter'), key('Backspace'), text('s')], 'Ones\n'],
  ['Markdown that becomes a heading', 'One', [key('Enter'), text('## Two')], 'One\n\n## Two\n'],
  ['Enter in a list', '- one', [key('Enter'), text('two')], '- one\n- two\n'],
])('types %s as the keys would have done', async (_, content, typed, expected) => {
  const { editor } = await openEditor(content);
  editor.focusEnd();
  editor.typeKeys(typed);
  expect(editor.markdown().trimEnd()).toBe(expected.trimEnd());
});
