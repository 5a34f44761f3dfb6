import { describe, expect, test } from 'vitest';
import { diffBlocks, diffWords } from './diff-blocks.ts';

describe('the difference between two versions', () => {
  test('compares words and keeps every letter of both texts', () => {
    const [before, after] = ['The old soup is good.', 'The new soup is very good.'];
    const pieces = diffWords(before, after);
    expect(pieces.filter(({ kind }) => kind === 'deleted').map(({ text }) => text)).toEqual(['old']);
    const textOf = (without: string) =>
      pieces.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('');
    expect(textOf('inserted')).toBe(before);
    expect(textOf('deleted')).toBe(after);
  });

  test('finds words in languages without spaces', () => {
    const pieces = diffWords('東京に行きます', '京都に行きます');
    expect(pieces.at(-1)).toEqual({ kind: 'same', text: 'に行きます' });
  });

  test('tells a changed block from a deleted and an inserted one', () => {
    const before = ['# Soup', 'Leeks and potatoes make it.', 'An hour on the stove.', 'End'];
    const after = ['# Soup', 'Leeks and carrots make it.', 'Something else entirely', 'End', 'More'];
    expect(diffBlocks(before, after)).toEqual([
      { kind: 'same', after: '# Soup' },
      { kind: 'changed', before: 'Leeks and potatoes make it.', after: 'Leeks and carrots make it.' },
      { kind: 'deleted', before: 'An hour on the stove.' },
      { kind: 'inserted', after: 'Something else entirely' },
      { kind: 'same', after: 'End' },
      { kind: 'inserted', after: 'More' },
    ]);
  });

  test.each([
    [[], []],
    [[], ['a']],
    [['a'], []],
    [
      ['a', 'b c d e', 'f'],
      ['b c d x', 'a', 'f', 'g'],
    ],
    [
      ['one two three', 'four five six'],
      ['zero', 'four five seven', 'one two three'],
    ],
  ])('keeps every block of %j and %j', (before, after) => {
    const changes = diffBlocks(before, after);
    expect(changes.flatMap((change) => ('after' in change ? change.after : []))).toEqual(after);
    const previous = changes.flatMap((change) =>
      'before' in change ? change.before : change.kind === 'same' ? change.after : [],
    );
    expect(previous).toEqual(before);
  });
});
