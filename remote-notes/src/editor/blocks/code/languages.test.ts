import { expect, test } from 'vitest';
import { findLanguages, isLanguage, nameOfLanguage } from './languages.ts';

test.each([
  ['c++', 'cpp'],
  ['C#', 'csharp'],
  ['ts', 'typescript'],
  ['html', 'xml'],
  ['toml', 'ini'],
  ['pyth', 'python'],
  ['c', 'c'],
  ['terminal', 'shell'],
])('%s finds %s first', (query, id) => {
  expect(findLanguages(query)[0]?.id).toBe(id);
});

test('offers more than forty languages by their names, and keeps any other word', () => {
  expect(findLanguages('').length).toBeGreaterThan(40);
  expect(findLanguages('nothing-like-it')).toEqual([]);
  expect([isLanguage('JS'), isLanguage('jav')]).toEqual([true, false]);
  expect([nameOfLanguage('cpp'), nameOfLanguage('mylang')]).toEqual(['C++', 'mylang']);
});
