import { expect, test } from 'vitest';
import { topCategories } from './top-categories.ts';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const category = (n: number, words: number, notes = 1) => ({
  _id: id(n),
  title: `Category ${n}`,
  slug: `category-${n}`,
  notes,
  words,
});

test('lists the ten with the most words, sums up the others, and omits empty ones', () => {
  const many = Array.from({ length: 12 }, (_, n) => category(n, n * 10));
  const { top, rest, words } = topCategories([...many, category(99, 0, 0)]);
  expect(top.map(({ words }) => words)).toEqual([110, 100, 90, 80, 70, 60, 50, 40, 30, 20]);
  expect(rest).toEqual({ count: 2, notes: 2, words: 10 });
  expect(words).toBe(660);
});

test('has no rest for ten or fewer', () => {
  expect(topCategories([category(1, 5)]).rest).toBeUndefined();
});
