// @vitest-environment jsdom
import { undo } from '@milkdown/kit/prose/history';
import { TextSelection } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { paste, press, type } from '../../testing/press.ts';

beforeEach(stubLayout);

async function openAtEnd(content: string) {
  const made = await openEditor(content);
  const { tr } = made.view.state;
  made.view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
  const links = () =>
    [...made.view.dom.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
  return { ...made, links };
}

test.each([
  ['see https://a.example/p?q=1 now', 'https://a.example/p?q=1', undefined, undefined],
  ['https://a.example', 'https://a.example', undefined, undefined],
  ['(https://a.example/p).', 'https://a.example/p', undefined, undefined],
  ['https://a.example/p, and', 'https://a.example/p', undefined, undefined],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)', undefined, '<https://a.example/b_(c)>'],
  ['www.a.example or', 'www.a.example', 'http://www.a.example', undefined],
  ['to me@a.example please', 'me@a.example', 'mailto:me@a.example', undefined],
  ['to me@a.example, please', 'me@a.example', 'mailto:me@a.example', undefined],
  ['(me@a.example).', 'me@a.example', 'mailto:me@a.example', undefined],
  ['[words](https://a.example/p) go', 'words', 'https://a.example/p', undefined],
  ['an [own **word**](/soup "Soup") go', 'own **word**', '/soup', undefined],
])('links a URL while %j is typed', async (typed, text, href = text, written = typed) => {
  const { editor, view, links } = await openAtEnd('');
  type(view, typed);
  expect(
    links()
      .map(([shown]) => shown)
      .join(''),
  ).toBe(text.replaceAll('**', ''));
  expect(new Set(links().map(([, leads]) => leads))).toEqual(new Set([href]));
  expect(editor.markdown().trimEnd()).toBe(written);
  editor.destroy();
});

test.each([
  ['f[i](x) and !soup', 'f[i]\\(x) and !soup'],
  ['`https://a.example`', '`https://a.example`'],
  ['xhttps://', 'xhttps\\://'],
  ['ftp://a.example', 'ftp://a.example'],
])('links nothing while %j is typed', async (typed, written) => {
  const { editor, view, links } = await openAtEnd('');
  type(view, typed);
  expect(links()).toEqual([]);
  expect(editor.markdown()).toBe(written);
  editor.destroy();
});

test('a URL that is corrected while it is typed links to the corrected one', async () => {
  const { editor, view, links } = await openAtEnd('');
  type(view, 'https://a.examplx');
  view.dispatch(view.state.tr.delete(view.state.selection.from - 1, view.state.selection.from));
  type(view, 'e/p.');
  type(view, 'html');
  expect(links()).toEqual([['https://a.example/p.html', 'https://a.example/p.html']]);
  press(view, 'Enter');
  type(view, 'next');
  expect(editor.markdown()).toBe('https://a.example/p.html\n\nnext');
  while (undo(view.state, view.dispatch));
  expect(editor.markdown()).toBe('');
  editor.destroy();
});

test.each([
  ['See https://a.example/p', ' zqx', 'See https://a.example/p zqx'],
  ['See https://a.example/p', 'zqx', 'See <https://a.example/p>zqx'],
  ['See https://a.example/p', '.', 'See https://a.example/p.'],
  ['Write me@a.example', ' zqx', 'Write me@a.example zqx'],
  ['See [the licence](LICENSE)', 'zqx', 'See [the licence](LICENSE)zqx'],
  ['See **[the licence](LICENSE)**', ' zqx', 'See **[the licence](LICENSE) zqx**'],
])('after the link at the end of %j, typed %j is not part of it', async (content, typed, after) => {
  const { editor, view } = await openAtEnd(content);
  type(view, typed);
  expect(editor.markdown()).toBe(after);
  editor.destroy();
});

test('a pasted URL becomes a link that does not grow', async () => {
  const { editor, view, links } = await openAtEnd('');
  paste(view, { 'text/plain': 'https://a.example/p' });
  type(view, ' and text');
  expect(links()).toEqual([['https://a.example/p', 'https://a.example/p']]);
  expect(editor.markdown()).toBe('https://a.example/p and text');
  editor.destroy();
});

test.each([
  ['some words here', 'https://a.example/p', 'some [words](https://a.example/p)! here'],
  ['some **words** here', 'https://a.example/p', 'some **[words](https://a.example/p)!** here'],
  ['some words here', 'other words', 'some other words! here'],
])('in %j, pasting %j over a word gives %j', async (content, pasted, after) => {
  const { editor, view } = await openAtEnd(content);
  const { tr, doc } = view.state;
  const from = doc.textContent.indexOf('words') + 1;
  view.dispatch(tr.setSelection(TextSelection.create(doc, from, from + 'words'.length)));
  paste(view, { 'text/plain': pasted });
  type(view, '!');
  expect(editor.markdown()).toBe(after);
  editor.destroy();
});
