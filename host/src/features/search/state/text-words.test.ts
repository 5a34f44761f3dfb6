import { testItem } from '@my-note/kit/testing';
import { expect, test } from 'vitest';
import { isFiltered, narrowHits, problemIn, textWords, wordsToMark } from './text-words.ts';

test.each([
  ['plain words as they are', 'red "blue car"', 'red "blue car"'],
  ['words without their operators', "'list ^plan", 'list plan'],
  ["the hint's own spelling", "'note'", 'note'],
  ['nothing for operators alone', "' ^ =", ''],
  ['nothing for alternatives', 'red | blue', ''],
  ['nothing when a word is not wanted', 'red !blue', ''],
  ['nothing for punctuation alone', '-- /', ''],
  ['filters and phrases as they are', 'in:"My Work" "old oak" -draft', 'in:"My Work" "old oak" -draft'],
])('words to search texts for: %s', (_name, typed, expected) => {
  expect(textWords(typed)).toBe(expected);
});

test('hits of a shorter query are narrowed to those that show the longer one', () => {
  const hit = (title: string, text: string) => ({
    item: testItem(1, 'garden'),
    title: { text: title, highlights: [] },
    snippet: { text, highlights: [] },
    rank: 1,
  });
  const hits = [hit('Garden', 'Water the roses'), hit('Wattle', 'and daub'), hit('Café', 'watér')];
  const titles = (words: string) => narrowHits(hits, words).map(({ title }) => title.text);
  expect(titles('wat')).toEqual(['Garden', 'Wattle', 'Café']);
  expect(titles('Water')).toEqual(['Garden', 'Café']);
  expect(titles('"water the" gar')).toEqual(['Garden']);
  expect(titles('water x')).toEqual([]);
});

test('narrowed hits mark the words of the longer query, accents and case ignored', () => {
  const hit = {
    item: testItem(1, 'garden'),
    title: { text: 'The Wat', highlights: [[4, 7] as [number, number]] },
    snippet: { text: 'wat watér, of the garden', highlights: [[0, 3] as [number, number]] },
    rank: 1,
  };
  const [found] = narrowHits([hit], 'water gar');
  expect(found?.title.highlights).toEqual([]);
  expect(found?.snippet.highlights).toEqual([
    [4, 9],
    [18, 21],
  ]);
});

test('filters are told from words, and what cannot be answered is said before it is sent', () => {
  const work = { ...testItem(1, 'work'), type: 'category' as const, title: 'My Work' };
  expect(isFiltered('plan')).toBe(false);
  expect(isFiltered('plan has:task')).toBe(true);
  expect(wordsToMark('plan in:"My Work" -draft')).toBe('plan');
  expect(problemIn('in:"my work" plan', [work])).toBeUndefined();
  expect(problemIn('in:work', [work])).toBeUndefined();
  const cafe = { ...testItem(2, 'cafe-co'), type: 'category' as const, title: 'Café & Co.' };
  expect(problemIn('in:"cafe co" plan', [work, cafe])).toBeUndefined();
  expect(problemIn('in:home', [work])).toContain('There is no category “home”');
  expect(problemIn('before:soon', [])).toContain('takes a day');
});
