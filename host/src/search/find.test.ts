import type { ListItem } from '@my-note/shared-kit/contract';
import { expect, test } from 'vitest';
import { createFinder } from './find.ts';

const item = (title: string, slug: string): ListItem => ({
  _id: slug,
  title,
  slug,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00Z',
});
const items = [
  item('Reading list', 'reading-list'),
  item('Lisbon', 'travel/lisbon'),
  item('Packing list', 'travel/packing-list'),
  item('', 'draft-1'),
];
const found = (keyword: string, prefix = '') =>
  createFinder(items, prefix)(keyword).map((finding) => finding.item.slug);

test('finds by title and by slug, forgiving a typing error', () => {
  expect(found('readng')).toContain('reading-list');
  expect(found('travel')).toEqual(expect.arrayContaining(['travel/lisbon', 'travel/packing-list']));
});
test("a leading ' asks for the exact word", () => {
  expect(found("'list").sort()).toEqual(['reading-list', 'travel/packing-list']);
});
test('only items with a title and a slug that starts with the prefix are searchable', () => {
  expect(found("'list", 'travel')).toEqual(['travel/packing-list']);
  expect(found('draft')).not.toContain('draft-1');
});
test('says where the hits are', () => {
  const [first] = createFinder(items, '')("'reading");
  expect(first).toMatchObject({ inTitle: [[0, 6]], inSlug: [[0, 6]] });
});
