import type { ListItem } from '@my-note/contract';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../menu/build-menu.ts';
import { item as row } from '../../testing/items.ts';
import { placementOf } from '../move/placement.ts';
import { withoutSubtree, withParent, withPin, withPlacement, withSlug, withTitle } from './list-changes.ts';
import { rollbackMove, rollbackPin, rollbackRename, rollbackTrash } from './list-rollbacks.ts';
import { type NoteList, orderOf, parentIdOf, subtreeIds } from './note-list.ts';
import { slugOutdated } from './stale-slugs.ts';

const item = (slug: string, rest: Partial<ListItem> = {}) => row(0, slug, { _id: slug, ...rest });
const category = (slug: string, order: string[] = []) => item(slug, { type: 'category', order });
const child = (parent: string, name: string, rest: Partial<ListItem> = {}) =>
  item(`${parent}/${name}`, { _id: name, title: name, category: { _id: parent, title: parent }, ...rest });

const list: NoteList = {
  data: [
    category('a', ['a2', 'a1']),
    child('a', 'a1'),
    child('a', 'a2'),
    child('a', 'a3'),
    category('b'),
    child('b', 'b1'),
    item('c'),
  ],
  order: ['b'],
  orderVersion: 3,
};
const childrenOf = (of: NoteList, parentId: string | null) =>
  inOrder(
    of.data.filter((one) => parentIdOf(one) === parentId),
    orderOf(of, parentId),
  ).map(({ _id }) => _id);
const itemOf = (of: NoteList, id: string) => of.data.find(({ _id }) => _id === id);

describe('placed: children listed in order come first, unlisted ones follow', () => {
  test.each([
    ['before a listed one', 'a3', { parentId: 'a', before: 'a2' }, ['a3', 'a2', 'a1'], ['a3', 'a2', 'a1']],
    ['after a listed one', 'a3', { parentId: 'a', after: 'a2' }, ['a2', 'a3', 'a1'], ['a2', 'a3', 'a1']],
    ['after an unlisted one', 'a2', { parentId: 'a', after: 'a3' }, ['a1', 'a3', 'a2'], ['a1', 'a3', 'a2']],
    ['to the end', 'a2', { parentId: 'a' }, ['a1', 'a3', 'a2'], ['a1', 'a3', 'a2']],
    ['from elsewhere', 'c', { parentId: 'a', before: 'a1' }, ['a2', 'c', 'a1', 'a3'], ['a2', 'c', 'a1']],
    ['into an order nobody made', 'c', { parentId: 'b', before: 'b1' }, ['c', 'b1'], ['c']],
    ['beside what is not there', 'a2', { parentId: 'a', after: 'c' }, ['a2', 'a1', 'a3'], ['a2', 'a1']],
  ])('%s', (_name, id, placement, children, order) => {
    const next = withPlacement(list, id, placement);
    expect(childrenOf(next, placement.parentId)).toEqual(children);
    expect(orderOf(next, placement.parentId)).toEqual(order);
  });
  test("the top level is ordered by the envelope's order, which keeps its version", () => {
    const next = withPlacement(list, 'c', { parentId: null, before: 'b' });
    expect(childrenOf(next, null)).toEqual(['c', 'b', 'a']);
    expect(next).toMatchObject({ order: ['c', 'b'], orderVersion: 3 });
  });
  test('the order it came from forgets it', () => {
    expect(orderOf(withPlacement(list, 'a2', { parentId: 'b' }), 'a')).toEqual(['a1']);
    expect(orderOf(withPlacement(list, 'b', { parentId: 'a' }), null)).toEqual([]);
  });
});

describe('changes', () => {
  test('a moved item names its new parent, and follows what is listed there', () => {
    const next = withParent(list, 'c', 'a');
    expect(itemOf(next, 'c')?.category).toEqual({ _id: 'a', title: 'a' });
    expect(childrenOf(next, 'a')).toEqual(['a2', 'a1', 'a3', 'c']);
    expect(withParent(list, 'a1', null).data[1]?.category).toBeNull();
  });
  test('a renamed category is named by its children; nothing else is touched', () => {
    const next = withTitle(list, 'a', 'Garden');
    expect(itemOf(next, 'a1')?.category).toEqual({ _id: 'a', title: 'Garden' });
    expect(itemOf(next, 'b1')).toBe(itemOf(list, 'b1'));
    expect(next.order).toEqual(['b']);
  });
  test('trash takes the subtree', () => {
    const deep = {
      ...list,
      data: [...list.data, child('a', 'a4'), { ...child('a/a4', 'x'), category: { _id: 'a4', title: '' } }],
    };
    expect([...subtreeIds(deep, 'a')].sort()).toEqual(['a', 'a1', 'a2', 'a3', 'a4', 'x']);
    expect(withoutSubtree(deep, 'a').data.map(({ _id }) => _id)).toEqual(['b', 'b1', 'c']);
  });
  test('a pin changes that item alone', () => {
    const next = withPin(list, 'c', true);
    expect(next.data.filter((one) => one.pinned).map(({ _id }) => _id)).toEqual(['c']);
  });
  test.each([
    ['a', 'garden', ['garden', 'garden/a1', 'garden/a2', 'garden/a3', 'b', 'b/b1', 'c']],
    ['a/a1', 'b/a1', ['a', 'b/a1', 'a/a2', 'a/a3', 'b', 'b/b1', 'c']],
    ['', 'x', ['a', 'a/a1', 'a/a2', 'a/a3', 'b', 'b/b1', 'c']],
  ])('slug %s becomes %s with its whole subtree', (from, to, slugs) => {
    expect(withSlug(list, from, to).data.map(({ slug }) => slug)).toEqual(slugs);
  });
  test.each([
    ['a1', 'a', null],
    ['a1', 'b', 'a/a1'],
    ['a1', null, 'a/a1'],
    ['c', null, null],
    ['c', 'a', 'c'],
    ['nobody', 'a', null],
  ])('the slug of %s below %s is outdated: %s', (id, parentId, slug) => {
    expect(slugOutdated(list, id, parentId)).toBe(slug);
  });
});

describe('where an item is, said by a neighbour', () => {
  test.each([
    ['a2', { parentId: 'a', before: 'a1' }],
    ['a1', { parentId: 'a', after: 'a2' }],
    ['a3', { parentId: 'a', after: 'a1' }],
    ['b1', { parentId: 'b', before: undefined }],
    ['nobody', null],
  ])('%s is at %o', (id, placement) => {
    expect(placementOf(list, id)).toEqual(placement);
  });
});

describe('a rollback undoes its own change only, not a later one', () => {
  const order = (of: NoteList) => [childrenOf(of, null), childrenOf(of, 'a'), childrenOf(of, 'b')];

  test('a title', () => {
    const back = rollbackRename(list, 'c', 'Mine');
    expect(itemOf(back(withTitle(list, 'c', 'Mine')), 'c')?.title).toBe('c');
    expect(itemOf(back(withTitle(list, 'c', 'Later')), 'c')?.title).toBe('Later');
    expect(itemOf(back(withTitle(withTitle(list, 'c', 'Mine'), 'b', 'Other')), 'b')?.title).toBe('Other');
  });
  test('a pin', () => {
    const back = rollbackPin(list, 'c', true);
    expect(itemOf(back(withPin(withPin(list, 'c', true), 'b', true)), 'c')?.pinned).toBe(false);
    expect(itemOf(back(withPin(withPin(list, 'c', true), 'b', true)), 'b')?.pinned).toBe(true);
  });
  test.each([
    ['within its category', 'a2', { parentId: 'a', after: 'a3' }],
    ['to another category', 'a2', { parentId: 'b' }],
    ['to the top level', 'a1', { parentId: null, before: 'b' }],
    ['an only child', 'b1', { parentId: 'a', before: 'a2' }],
  ])('a move %s', (_name, id, placement) => {
    const change = (of: NoteList) => withPlacement(of, id, placement);
    const back = rollbackMove(list, id, change);
    expect(order(back(change(list)))).toEqual(order(list));
    const later = withTitle(change(list), 'c', 'Later');
    expect(itemOf(back(later), 'c')?.title).toBe('Later');
    const elsewhere = withPlacement(change(list), id, { parentId: 'a', after: 'a3' });
    if (placement.parentId !== 'a') expect(back(elsewhere)).toBe(elsewhere);
  });
  test('trash', () => {
    const back = rollbackTrash(list, 'a');
    const later = { ...withTitle(withoutSubtree(list, 'a'), 'c', 'Later') };
    const added = { ...later, data: [...later.data, item('d')] };
    expect(back(added).data.map(({ _id }) => _id)).toEqual(['a', 'a1', 'a2', 'a3', 'b', 'b1', 'c', 'd']);
    expect(itemOf(back(added), 'c')?.title).toBe('Later');
    expect(back(withoutSubtree(added, 'b')).data.map(({ _id }) => _id)).toEqual([
      'a',
      'a1',
      'a2',
      'a3',
      'c',
      'd',
    ]);
  });
});
