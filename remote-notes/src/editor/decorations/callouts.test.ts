// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

/** What is drawn as part of a callout, with the words in it. */
async function calloutsOf(content: string) {
  const { editor, view } = await openEditor(content);
  const found = [...view.dom.querySelectorAll<HTMLElement>('[data-callout]')].map((part) => [
    part.dataset.callout,
    part.localName === 'blockquote' ? '' : part.textContent?.trim(),
  ]);
  const written = editor.markdown();
  editor.destroy();
  return { found, written };
}

test.each([
  [
    '> [!NOTE] Mind **the** gap\n> Body *text*\n> more',
    [
      ['note', ''],
      ['mark', '[!NOTE]'],
      ['title', 'Mind'],
      ['title', 'the'],
      ['title', 'gap'],
      ['break', ''],
    ],
  ],
  [
    '> [!warning]-\n> Body',
    [
      ['warning', ''],
      ['mark', '[!warning]-'],
      ['break', ''],
    ],
  ],
  [
    '- one\n\n  > [!tip] Only a title\n  >\n  > Body',
    [
      ['tip', ''],
      ['mark', '[!tip]'],
      ['title', 'Only a title'],
    ],
  ],
  ['> A quote with [!note] in it\n\n[!note] no quote\n\n> # [!note] heading', []],
])('shows the marker and title of a callout on their own line: %j', async (content, expected) => {
  const { found, written } = await calloutsOf(content);
  expect(found).toEqual(expected);
  expect(written).toBe(content);
});

test('a quote becomes a callout and a quote again while its marker is typed', async () => {
  const { editor, view } = await openEditor('> [!note Title');
  const kind = () => view.dom.querySelector('blockquote')?.dataset.callout;
  expect(kind()).toBeUndefined();
  view.dispatch(view.state.tr.insertText(']', 8));
  expect(kind()).toBe('note');
  expect(editor.markdown().trim()).toBe('> [!note] Title');
  view.dispatch(view.state.tr.delete(8, 9));
  expect(kind()).toBeUndefined();
  editor.destroy();
});

test.each([
  ['> [!tip]\n> Body', 'Tip'],
  ['> [!WARNING]', 'Warning'],
  ['> [!tip] Title\n> Body', undefined],
])('a callout without a title shows its kind there: %j', async (content, kind) => {
  const { editor, view } = await openEditor(content);
  expect(view.dom.querySelector<HTMLElement>('blockquote > p')?.dataset.calloutKind).toBe(kind);
  editor.destroy();
});
