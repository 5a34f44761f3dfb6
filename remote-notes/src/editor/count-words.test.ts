import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0, 0],
  ['# Rye & wheat', 2, 13],
  ['[the mill](https://example.org/a-b)', 2, 35],
  ['日本語 text', 4, 8],
  ['a 👍 b', 2, 5],
])('‘%s’ has %i words and %i characters', (text, words, characters) => {
  expect(countWords(text)).toEqual({ words, characters });
});
