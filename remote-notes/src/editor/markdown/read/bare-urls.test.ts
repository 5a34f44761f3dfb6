// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import { renderMarkdown } from '@my-note/kit/markdown';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../../testing/no-layout.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { paste, type } from '../../../testing/press.ts';

beforeEach(stubLayout);

const linksIn = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);

const readingOf = (markdown: string) => linksIn(renderMarkdown(markdown));

const TEXTS = [
  '见https://example.com/路径。然后',
  '见https://example.com/path。然后',
  '（https://example.com/a）、https://example.com/b',
  'https://example.com/a，https://example.com/b',
  'https://example.com/pを見る',
  '링크 https://example.com/p에서',
  '见 www.example.com。然后',
  '见www.example.com',
  '"www.example.com"',
  '(www.example.com)',
  'http://例え.jp/pを見る',
  'https://example.com/p。**bold**',
  '**https://example.com/p**然后',
  '*见https://example.com/p，*',
  '[见 https://example.com/p。然后',
  'see [https://example.com/p.',
  '(https://example.com/p).',
  'https://en.wikipedia.org/wiki/Soup_(dish), too',
  'https://ja.wikipedia.org/wiki/%E6%9D%B1%E4%BA%ACです',
  'https://example.com/p]',
  "'https://example.com/p'",
  'mail me@a.example。好',
  '| a | b |\n| - | - |\n| https://example.com/p。好 | www.example.com，好 |',
  '- https://example.com/p。\n- https://example.com/q',
];
const WRITTEN = [
  '[词](https://example.com/路径。然后)',
  '<https://example.com/路径。然后>',
  '`https://example.com/p。然后`',
  '[https://example.com/p。然后](https://example.com/q)',
];

test.each([...TEXTS, ...WRITTEN])('%j has the same links in reading and in the editor', async (text) => {
  const { editor, view } = await openEditor(text);
  expect(linksIn(view.dom)).toEqual(readingOf(text));
  expect(editor.markdown()).toBe(text);
  const { tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
  type(view, ' x');
  // Another word changes nothing before it.
  expect(editor.markdown().slice(0, 12)).toBe(text.slice(0, 12));
  expect(readingOf(editor.markdown())).toEqual(readingOf(text));
  editor.destroy();
});

const INLINE = [
  '见https://example.com/路径。然后',
  '见https://example.com/path。然后 好',
  'https://example.com/a，https://example.com/b',
  'https://example.com/pを見る',
  '见 www.example.com。然后',
  'https://en.wikipedia.org/wiki/Soup_(dish)/a、',
  'mail me@a.example。好',
];

test.each(INLINE)('typing %j links what reading links', async (text) => {
  const { editor, view } = await openEditor('');
  type(view, text);
  expect(linksIn(view.dom)).toEqual(readingOf(text));
  expect(readingOf(editor.markdown())).toEqual(readingOf(text));
  editor.destroy();
});

test.each(INLINE)('pasting %j links what reading links', async (text) => {
  const { editor, view } = await openEditor('');
  paste(view, { 'text/plain': text });
  expect(linksIn(view.dom)).toEqual(readingOf(text));
  // Angle brackets keep the end of a URL for other programs.
  expect(editor.markdown().replaceAll(/[<>]/g, '')).toBe(text);
  editor.destroy();
});
