import { expect, test } from 'vitest';
import { textWords } from './text-words.ts';

test.each([
  ['plain words as they are', 'red "blue car"', 'red "blue car"'],
  ['words without their operators', "'list ^plan", 'list plan'],
  ["the hint's own spelling", "'note'", 'note'],
  ['nothing for operators alone', "' ^ =", ''],
  ['nothing for alternatives', 'red | blue', ''],
  ['nothing when a word is not wanted', 'red !blue', ''],
  ['nothing for punctuation alone', '-- /', ''],
])('words to search texts for: %s', (_name, typed, expected) => {
  expect(textWords(typed)).toBe(expected);
});
