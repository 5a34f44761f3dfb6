import { expect, test } from 'vitest';
import { readTrigger } from './read-trigger.ts';

test.each([
  ['/', 'block', '', 1, false],
  [' /ta', 'block', 'ta', 3, false],
  ['some words /ta', 'block', 'ta', 3, true],
  ['20 km /h', 'block', 'h', 2, true],
  ['… /h', 'block', 'h', 2, true],
  ['/table 3x4', 'block', 'table 3x4', 10, false],
  ['20 km /table 3x4', 'block', 'table 3x4', 10, true],
  ['/heading 2', 'block', 'heading 2', 10, false],
  ['/heading ', 'block', 'heading ', 9, true],
  ['[[', 'note', '', 2, false],
  ['see [[rye bread', 'note', 'rye bread', 11, false],
  ['see[[ü', 'note', 'ü', 3, false],
  ['#w', 'tag', 'w', 2, true],
  ['see (#work/lög-1', 'tag', 'work/lög-1', 11, true],
])('‘%s’ opens a list', (before, kind, query, length, unsure) => {
  expect(readTrigger(before)).toMatchObject({ kind, query, length, unsure });
});

test.each([
  ['![[rye', { query: 'rye', length: 6, embeds: true }],
  ['wow![[Rye bread#do', { query: 'Rye bread#do', length: 15, embeds: true }],
  ['see [[rye', { query: 'rye', length: 5, embeds: false }],
])('‘%s’ says whether the note is embedded', (before, expected) => {
  expect(readTrigger(before)).toMatchObject(expected);
});

test.each([
  '',
  'and/or',
  'https://',
  'see /two words',
  '/one two three four',
  '[one',
  '[[done]] then',
  '#',
  '# Title',
  'C#sharp',
  '#1',
  '// comment',
])('‘%s’ asks for nothing', (before) => {
  expect(readTrigger(before)).toBeNull();
});
