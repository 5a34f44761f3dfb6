import { describe, expect, it } from 'vitest';
import { bearProse } from '../bear/bear-text.rules.ts';
import { highlight } from '../obsidian/obsidian-highlights.rules.ts';

describe('No mark is written into an address', () => {
  it.each([
    '[a](https://x.org/QQ==), [b](https://x.org/Qg==)',
    '[a](<x y==>), ![b](z==)',
    'https://x.com/?a==b&c==d and <https://x.com/?a==b&c==d>',
    '<a href="x?a==b&c==d">',
    '(https://x.org/QQ==), (https://x.org/Qg==)',
  ])('of a highlight: %j', (prose) => {
    expect(highlight(prose)).toBe(prose);
  });

  it.each(['(https://a.edu/~bob), (https://b.edu/~al)', '[a](https://a.edu/~bob), [b](https://b.edu/~al)'])(
    'of underlined words: %j',
    (prose) => {
      expect(bearProse(prose)).toBe(prose);
    },
  );

  it.each([
    ['==see [a](b==c)== d', '<mark>see [a](b==c)</mark> d'],
    ['==https://x.org/?a=b==', '<mark>https://x.org/?a=b</mark>'],
    ['==see https://x.org/a==.', '<mark>see https://x.org/a</mark>.'],
    ['==a== \0 ==b== (c==d)', '<mark>a</mark> \0 <mark>b</mark> (c==d)'],
  ])('though it may be in a highlight: %j', (prose, expected) => {
    expect(highlight(prose)).toBe(expected);
  });

  it('quickly in a megabyte of them', () => {
    const start = performance.now();
    for (const text of ['](', '<a', '==https://a==', 'https://', '==', '](<']) {
      const prose = text.repeat(1_000_000 / text.length);
      highlight(prose);
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
