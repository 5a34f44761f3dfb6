import type { ListItem } from '@my-note/contract';
import { expect, it } from 'vitest';
import { type Sort, sortedBy } from './sort-children.ts';

const child = (id: string, title: string, updatedAt: string): ListItem => ({
  _id: id,
  title,
  slug: title,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt,
});
const children = [
  child('2', 'Level 10', '2026-03-01T00:00:00.000Z'),
  child('3', 'level 2', '2026-03-03T00:00:00.000Z'),
  child('1', '', '2026-03-02T00:00:00.000Z'),
];

it.each<[Sort, string[]]>([
  ['manual', ['2', '3', '1']],
  ['title', ['3', '2', '1']],
  ['changed', ['3', '1', '2']],
  ['added', ['3', '2', '1']],
])('sorts children by %s', (sort, ids) => {
  expect(sortedBy(sort, children).map(({ _id }) => _id)).toEqual(ids);
});
