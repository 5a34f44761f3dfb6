import type { SharedItem } from '@my-note/contract';
import { expect, it } from 'vitest';
import { createSharedMenu } from './shared-menu.ts';

const item = (_id: string, menuHref: string, parent: string | null, order: string[] = []): SharedItem => ({
  _id,
  title: _id,
  slug: `i/shared/secret/${_id}`,
  menuHref,
  type: order.length > 0 ? 'category' : 'note',
  category: parent === null ? null : { _id: parent, title: parent },
  order,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const root = item('root', 'travel', null, ['food', 'lisbon']);
const [food, pastry, soup] = [
  item('food', 'travel/food', 'root', ['soup', 'pastry']),
  item('pastry', 'travel/food/pastry', 'food'),
  item('soup', 'travel/food/soup', 'food'),
];
const lisbon = item('lisbon', 'travel/lisbon', 'root');
const menu = createSharedMenu([root, lisbon, pastry, food, soup]);

it('lists the tree in its owner’s order, with links into the share, and keeps the slugs', () => {
  const [top] = menu.entries;
  expect(menu.entries).toHaveLength(1);
  expect(top).toMatchObject({ href: '/i/shared/secret/root', menuHref: '/travel', type: 'category' });
  expect(top?.subs.map(({ title }) => title)).toEqual(['food', 'lisbon']);
  expect(menu.children(food)).toMatchObject([
    { title: 'soup', href: '/i/shared/secret/soup', menuHref: '/travel/food/soup' },
    { title: 'pastry' },
  ]);
});

it('links the previous and next item, or the parent at either end', () => {
  const around = (of: SharedItem) => {
    const { previous, next } = menu.around(of);
    return [previous?.href, next?.href];
  };
  expect(around(pastry)).toEqual(['/i/shared/secret/soup', '/i/shared/secret/food']);
  expect(around(food)).toEqual(['/i/shared/secret/root', '/i/shared/secret/lisbon']);
  expect(around(root)).toEqual([undefined, undefined]);
});

it('knows which categories contain an item', () => {
  const holds = (id: string) => {
    const find = (entries: typeof menu.entries): (typeof menu.entries)[number] | undefined =>
      entries.find(({ _id }) => _id === id) ?? entries.map(({ subs }) => find(subs)).find(Boolean);
    const entry = find(menu.entries);
    return entry !== undefined && menu.holds(entry, pastry);
  };
  expect(['root', 'food', 'lisbon'].map(holds)).toEqual([true, true, false]);
});
