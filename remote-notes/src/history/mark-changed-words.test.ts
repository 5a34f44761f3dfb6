// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { markChangedWords } from './mark-changed-words.ts';

const boxOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const marked = (before: string, after: string) => {
  const box = boxOf(after);
  markChangedWords(boxOf(before), box);
  return box.innerHTML;
};

describe('changed words in a rendered block', () => {
  test.each([
    ['<p>a b c</p>', '<p>a x c</p>', '<p>a <del>b</del><ins>x</ins> c</p>'],
    ['<p>old</p>', '<p>new</p>', '<p><del>old</del><ins>new</ins></p>'],
    ['<p>a b</p>', '<p>a b c</p>', '<p>a b<ins> c</ins></p>'],
    ['<p>a b</p>', '<p>b</p>', '<p><del>a </del>b</p>'],
    ['<p>a b</p>', '<p>a</p>', '<p>a<del> b</del></p>'],
    ['<p>a c</p>', '<p>a <b>b</b> c</p>', '<p>a <b><ins>b</ins></b><ins> </ins>c</p>'],
    [
      '<ul><li>one</li><li>two</li></ul>',
      '<ul><li>one</li><li>three</li><li>two</li></ul>',
      '<ul><li>one</li><li><ins>three</ins></li><li>two</li></ul>',
    ],
  ])('%s then %s is %s', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });
  test('says when no word changed', () => {
    expect(markChangedWords(boxOf('<p>a <b>b</b></p>'), boxOf('<h2>a b</h2>'))).toBe(false);
    expect(markChangedWords(boxOf('<p>a</p>'), boxOf('<p>b</p>'))).toBe(true);
  });
});
