// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findMatches, readTerms } from './find-matches.ts';
import { readPageText } from './page-text.ts';

function marked(html: string, words: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  const { text, rangeOf } = readPageText(container);
  return findMatches(text, readTerms(words), 100)
    .flatMap(rangeOf)
    .map((range) => range.toString());
}

test.each([
  ['a match inside of one element', '<p>one two</p>', 'two', ['two']],
  ['a match across elements', '<p>un<b>believ</b>able</p>', 'unbelievable', ['unbelievable']],
  ['blocks stand apart', '<h1>Note</h1><p>book</p>', 'notebook', []],
  ['a phrase may go on in the next block', '<p>red</p><p>car</p>', '"red car"', ['redcar']],
  ['table cells stand apart', '<table><tr><td>a</td><td>b</td></tr></table>', 'ab', []],
])('%s', (_name, html, words, expected) => {
  expect(marked(html, words)).toEqual(expected);
});
