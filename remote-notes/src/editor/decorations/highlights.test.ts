// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { type } from '../../testing/press.ts';
import { toggleHighlight } from './highlights.ts';

beforeEach(stubLayout);

async function opened(content: string, words = '') {
  const made = await openEditor(content);
  const { doc } = made.view.state;
  let from = 0;
  doc.descendants((node, at) => {
    const index = node.isTextblock ? node.textContent.indexOf(words) : -1;
    if (words && index >= 0) from = at + 1 + index;
  });
  if (words)
    made.view.dispatch(made.view.state.tr.setSelection(TextSelection.create(doc, from, from + words.length)));
  const marked = () => [...made.view.dom.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const hidden = () => made.view.dom.querySelectorAll('[data-highlight=hidden]').length;
  return { ...made, marked, hidden };
}

test.each([
  ['a ==word== b', ['word']],
  ['==all words==', ['all words']],
  ['==a== and ==b==', ['a', 'b']],
  ['这是==重点==内容', ['重点']],
  ['- ==item==\n\n> ==said==', ['item', 'said']],
  ['a == b and c == d', []],
  ['`==code==`', []],
  ['```\n==code==\n```', []],
  ['a ====b==== c', []],
])('draws the highlights of %j and keeps its bytes', async (content, expected) => {
  const { editor, marked } = await opened(`First\n\n${content}`);
  expect(marked()).toEqual(expected);
  expect(editor.markdown()).toBe(`First\n\n${content}`);
  editor.destroy();
});

test('shows the marks only while the selection touches the highlight', async () => {
  const { view, hidden, editor } = await opened('First\n\na ==word== b');
  expect(hidden()).toBe(2);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 12)));
  expect(hidden()).toBe(0);
  editor.destroy();
});

test('highlights while it is typed', async () => {
  const { editor, view, marked } = await opened('');
  type(view, '==x== y');
  expect(marked()).toEqual(['x']);
  expect(editor.markdown().trimEnd()).toBe('==x== y');
  editor.destroy();
});

test.each([
  ['some words here', 'words', 'some ==words== here'],
  ['words', 'words', '==words=='],
  ['some **words** here', 'words', 'some **==words==** here'],
  ['some **words** here', 'words here', 'some ==**words** here=='],
  ['some ==words== here', 'words', 'some words here'],
  ['some ==words== here', '==words== here', 'some ==words here=='],
  ['- [ ] words\n', 'words', '- [ ] ==words==\n'],
])('in %j, highlighting %j gives %j', async (content, words, written) => {
  const { editor } = await opened(content, words);
  editor.run(toggleHighlight);
  expect(editor.markdown()).toBe(written);
  editor.destroy();
});
