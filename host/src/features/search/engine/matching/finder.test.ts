import { createDice } from '@my-note/contract/testing/dice';
import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { createEntries } from './entry.ts';
import { createFinder, MOST } from './finder.ts';

/** See docs/specification/product.md#search-matching. */
const SPECIFIED = { keys: ['title', 'slug'], threshold: 0.6, distance: 100, useExtendedSearch: true };

type Pair = readonly [title: string, slug: string];
const entriesOf = (pairs: readonly Pair[]) =>
  createEntries()(
    pairs.map(([title]) => title),
    pairs.map(([, slug]) => slug),
  );

/** All steps of a search but its pauses. */
const steps = (pairs: readonly Pair[], words: string) =>
  [...createFinder(entriesOf(pairs))(words)].filter((step) => step !== undefined);
const slugs = (pairs: readonly Pair[], words: string, which: 'literal' | 'all' = 'all') =>
  steps(pairs, words)
    .at(which === 'literal' ? 0 : -1)
    ?.hits.map(({ index }) => pairs[index]?.[1]);

const list: Pair[] = [
  ['Shopping', 'lists/shopping'],
  ['My enlistment', 'my-enlistment'],
  ['Reading list', 'reading-list'],
  ['List of lists', 'list-of-lists'],
  ['List', 'list'],
  ['Reading, but later', 'travel/reading-but-later'],
  ['Crème brûlée', 'creme-brulee'],
  ['Straße', 'strasse'],
];

describe('literal matches come first', () => {
  test('the exact title, then its start, a word of it, a part of it, then the address', () => {
    expect(slugs(list, 'list', 'literal')).toEqual([
      'list',
      'list-of-lists',
      'reading-list',
      'my-enlistment',
      'lists/shopping',
    ]);
  });
  test.each([
    ['CREME', 'creme-brulee'],
    ['brulee', 'creme-brulee'],
    ['strasse', 'strasse'],
    ['list reading', 'reading-list'],
    ['travel/reading', 'travel/reading-but-later'],
  ])('case, accents, order and punctuation do not matter: %s finds %s', (words, slug) => {
    expect(slugs(list, words, 'literal')?.[0]).toBe(slug);
  });
  test('of titles that differ in punctuation alone, the one that was typed', () => {
    const pairs: Pair[] = [
      ['lru-cache', 'a'],
      ['lru cache', 'b'],
    ];
    expect(slugs(pairs, 'LRU cache', 'literal')).toEqual(['b', 'a']);
    expect(slugs(pairs, 'lru-cache', 'literal')).toEqual(['a', 'b']);
  });
  test('marks hits in the original text', () => {
    const [step] = steps(list, 'BRULEE');
    expect(step?.hits[0]).toEqual({ index: 6, fuzzy: false, score: 0, title: [[6, 12]], slug: [[6, 12]] });
  });
  test('fuzzy matches follow, forgiving a typing error', () => {
    expect(slugs(list, 'readng', 'literal')).toEqual([]);
    expect(slugs(list, 'readng')?.slice(0, 2)).toEqual(['reading-list', 'travel/reading-but-later']);
  });
  test('marks fuzzy hits, but no stray letters', () => {
    const hit = steps(list, 'readng').at(-1)?.hits[0];
    expect(hit?.title.length).toBeGreaterThan(0);
    expect(hit?.title.every(([start, end]) => end - start > 1)).toBe(true);
  });
  test('finds at most 50', () => {
    const many = Array.from({ length: 200 }, (_, n): Pair => [`List ${n}`, `list-${n}`]);
    expect(slugs(many, 'list')).toHaveLength(MOST);
    expect(slugs(many, 'lizt')).toHaveLength(MOST);
  });
});

test('a hit is fuzzy only if neither its words nor an operator match', () => {
  const fuzzy = (words: string) =>
    steps(list, words)
      .at(-1)
      ?.hits.filter((hit) => hit.fuzzy)
      .map(({ index }) => list[index]?.[1]);
  expect(fuzzy('readng')).toContain('reading-list');
  expect(fuzzy('reading')).not.toContain('reading-list');
  expect(fuzzy("'list !of")).toEqual([]);
});

describe('extended syntax', () => {
  test.each([
    ["'list", ['list', 'list-of-lists', 'reading-list', 'my-enlistment', 'lists/shopping']],
    ["'list'", ['list', 'list-of-lists', 'reading-list', 'my-enlistment', 'lists/shopping']],
    ['=list', ['list']],
    ['^list', ['list', 'list-of-lists', 'lists/shopping']],
    ["'list !of", ['list', 'reading-list', 'my-enlistment']],
    ['list$', ['list', 'reading-list']],
    ["=list | 'shopping", ['list', 'lists/shopping']],
    ['\'"of lists"', ['list-of-lists']],
  ])('%s', (words, expected) => {
    expect(slugs(list, words)).toEqual(expected);
  });
  test.each(["'", '!', '=', '^', '$', '|', '"', '!"', "'x |", '\\|'])('%s alone breaks nothing', (words) => {
    expect(() => slugs(list, words)).not.toThrow();
  });
});

describe('property: the fuzzy matches are those of plain Fuse, in its order', () => {
  const { fraction, roll, pick } = createDice(7);
  const alphabet = [...'aabcdeeilnorst -1ü中'];
  const text = (most: number) => Array.from({ length: 1 + roll(most) }, () => pick(alphabet)).join('');
  const word = () => {
    const length = fraction() < 0.1 ? 45 : 9;
    return text(length).replaceAll(' ', '') || 'a';
  };
  const operators = ["'", '=', '^', '!', '!^'];
  const operated = () => {
    if (fraction() < 0.7) return word();
    if (fraction() < 0.2) return `${pick(['', '!'])}${text(2).trim() || 'e'}$`;
    return `${pick(operators)}${fraction() < 0.3 ? `"${text(3)}"` : text(2).trim() || 'e'}`;
  };
  const query = () => Array.from({ length: 1 + roll(3) }, operated).join(fraction() < 0.1 ? ' | ' : ' ');

  test('for a thousand queries', () => {
    let found = 0;
    for (let round = 0; round < 20; round += 1) {
      const pairs = Array.from({ length: 120 }, (): Pair => [text(90), text(30)]);
      const documents = pairs.map(([title, slug]) => ({ title, slug }));
      const fuse = new Fuse(documents, SPECIFIED);
      const find = createFinder(entriesOf(pairs));
      for (let n = 0; n < 50; n += 1) {
        const words = query();
        if (words.endsWith("'")) continue;
        const [first, last] = [...find(words)].filter((step) => step !== undefined);
        const literal = new Set(first?.hits.map(({ index }) => index));
        const expected = fuse
          .search(words)
          .map(({ refIndex }) => refIndex)
          .filter((index) => !literal.has(index))
          .slice(0, MOST - literal.size);
        const actual = (last ?? first)?.hits.map(({ index }) => index).slice(literal.size);
        expect(actual, words).toEqual(expected);
        found += expected.length;
      }
    }
    expect(found).toBeGreaterThan(5_000);
  });
});

test('property: typing letter by letter finds the same as the whole query', () => {
  const { roll, pick } = createDice(11);
  const text = (most: number) => Array.from({ length: 1 + roll(most) }, () => pick([...'aabcé -'])).join('');
  for (let round = 0; round < 40; round += 1) {
    const entries = entriesOf(Array.from({ length: 150 }, (): Pair => [text(12), text(8)]));
    const find = createFinder(entries);
    let typed = '';
    for (let n = 0; n < 30; n += 1) {
      typed = roll(5) === 0 ? typed.slice(0, -1) : typed + pick([...'aabcé -|^']);
      // A newer query abandons the previous one.
      if (roll(4) === 0) find(typed).next();
      else expect([...find(typed)], typed).toEqual([...createFinder(entries)(typed)]);
      if (typed.length > 6) typed = '';
    }
  }
});
