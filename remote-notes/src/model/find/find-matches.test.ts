import { expect, test } from 'vitest';
import { findMatches, readTerms } from './find-matches.ts';

const marked = (text: string, words: string, limit = 100) =>
  findMatches(text, readTerms(words), limit).map(({ start, end }) => text.slice(start, end));

test.each([
  ['every word is looked for', 'plan the garden, Plan B', 'garden plan', ['plan', 'garden', 'Plan']],
  ['quoted words follow each other', 'red car, car red', '"red car"', ['red car']],
  ['parts of words count', 'unbelievable', 'believ', ['believ']],
  ['case does not matter', 'NASA nasa', 'Nasa', ['NASA', 'nasa']],
  ['accents do not matter', 'Crème brûlée', 'creme brulee', ['Crème', 'brûlée']],
  ['nor whether they stand apart', 'cafe\u0301 bar', 'café', ['cafe\u0301']],
  ['one letter may be two', 'Straße', 'strasse', ['Straße']],
  ['punctuation stands between words', 'well-known: e.g. this', '"known e g"', ['known: e.g']],
  ['signs of a name are part of it', 'C, C# and a_b, a or b', 'c# a_b', ['C#', 'a_b']],
  ['scripts without spaces', '東京都庁', '京都', ['京都']],
  ['an emoji is not cut', 'a 👍👍 b', '👍', ['👍👍']],
  ['what touches is one match', 'notebook', 'note book', ['notebook']],
  ['no words, no matches', 'text', '"" --', []],
])('%s', (_name, text, words, expected) => {
  expect(marked(text, words)).toEqual(expected);
});

test('limits the number of matches', () => {
  expect(marked('a b a b a', 'a', 2)).toHaveLength(2);
});
