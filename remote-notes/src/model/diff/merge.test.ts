import { describe, expect, test } from 'vitest';
import { mergeFields, mergeTexts } from './merge.ts';

const base = 'One two three.\n\nFour five.\n';

describe('mergeTexts', () => {
  test.each([
    ['only mine changed', 'One 2 three.\n\nFour five.\n', base, 'One 2 three.\n\nFour five.\n'],
    ['only theirs changed', base, 'One two three.\n\nFour 5.\n', 'One two three.\n\nFour 5.\n'],
    [
      'other lines',
      'ONE two three.\n\nFour five.\n',
      'One two three.\n\nFour 5.\n',
      'ONE two three.\n\nFour 5.\n',
    ],
    [
      'other words of a line',
      '1 two three.\n\nFour five.\n',
      'One two 3.\n\nFour five.\n',
      '1 two 3.\n\nFour five.\n',
    ],
    ['the same change', 'One.\n', 'One.\n', 'One.\n'],
    ['one goes on where the other stopped', `${base}A new line`, `${base}A new`, `${base}A new line`],
    ['both at the ends', `Start\n${base}`, `${base}End\n`, `Start\n${base}End\n`],
  ])('merge: %s', (_name, mine, theirs, merged) => {
    expect(mergeTexts({ base, mine, theirs })).toBe(merged);
    expect(mergeTexts({ base, mine: theirs, theirs: mine })).toBe(merged);
  });
  test.each([
    ['the same word', 'One 2 three.\n\nFour five.\n', 'One II three.\n\nFour five.\n'],
    ['a word that the other removed', 'One three.\n\nFour five.\n', 'One 2 three.\n\nFour five.\n'],
    ['different words at one place', `${base}mine`, `${base}theirs`],
  ])('clash: %s', (_name, mine, theirs) => {
    expect(mergeTexts({ base, mine, theirs })).toBeNull();
  });
});

test('merges a title that one side changed', () => {
  const note = (title: string, content = base) => ({ title, content });
  expect(mergeFields({ base: note('A'), mine: note('B'), theirs: note('A', 'new') })).toEqual(
    note('B', 'new'),
  );
  expect(mergeFields({ base: note('A'), mine: note('A', 'new'), theirs: note('B') })).toEqual(
    note('B', 'new'),
  );
  expect(mergeFields({ base: note('A'), mine: note('B'), theirs: note('C') })).toBeNull();
});
