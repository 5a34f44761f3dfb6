// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

// Nothing is laid out here, which scrolling to a match asks for.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  Element.prototype.scrollIntoView = () => {};
  window.scrollBy = () => {};
});

test.each([
  ['Call `foo` and `foo(1)` or foo\n', 'Call `bar` and `bar(1)` or bar\n'],
  ['[foo](https://x.y) **foo** *a foo b*\n', '[bar](https://x.y) **bar** *a bar b*\n'],
  ['```\nfoo\n```\n\n# foo\n', '```\nbar\n```\n\n# bar\n'],
])('replacing all in %j keeps the marks of each word', async (content, expected) => {
  const { editor } = await openEditor(content);
  editor.finder.look({ search: 'foo', replace: 'bar', matchCase: false, wholeWord: false });
  editor.finder.replaceAll();
  expect(editor.markdown()).toBe(expected);
  editor.destroy();
});

test('replacing with nothing deletes the words', async () => {
  const { editor } = await openEditor('Call `foo(1)` here\n');
  editor.finder.look({ search: 'foo', replace: '', matchCase: false, wholeWord: false });
  editor.finder.replaceAll();
  expect(editor.markdown()).toBe('Call `(1)` here\n');
  editor.destroy();
});
