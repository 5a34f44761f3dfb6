import type { MenuEntry } from '@my-note/kit/menu';
import { describe, expect, test } from 'vitest';
import { treeMove } from '../tree/tree-keys.ts';
import { type EntryRow, openAfter, sameRow, treeRows } from '../tree/tree-rows.ts';
import { createTypeAhead, isPrintable, rowStartingWith } from '../tree/type-ahead.ts';
import { menuPosition } from './actions/menu-position.ts';
import { ancestorAt, type Drop, keyboardDrop, placementOfDrop } from './drag/drop.ts';

const single = (href: string): MenuEntry => ({
  _id: href,
  title: href,
  href,
  type: 'single',
  pinned: false,
  subs: [],
});
const category = (href: string, ...subs: MenuEntry[]): MenuEntry => ({
  ...single(href),
  type: 'category',
  subs,
});
const menu = [
  category('/garden', category('/garden/meetings'), single('/garden/plan')),
  category('/travel', single('/travel/lisbon')),
  single('/list'),
];
const ids = (path: string, byHand?: Map<string, boolean>) => treeRows(menu, path, byHand).map(({ id }) => id);

describe('rows', () => {
  test('only the categories on the path are open', () => {
    expect(ids('/')).toEqual(['/garden', '/travel', '/list']);
    expect(ids('/garden/plan')).toEqual(['/garden', '/garden/meetings', '/garden/plan', '/travel', '/list']);
  });
  test('an open category with no sub-items shows one placeholder entry', () => {
    const rows = treeRows(menu, '/garden/meetings');
    expect(rows[2]).toMatchObject({ kind: 'placeholder', level: 3, parentId: '/garden/meetings' });
  });
  test('categories can be opened and closed besides the path', () => {
    expect(ids('/', new Map([['/travel', true]]))).toEqual(['/garden', '/travel', '/travel/lisbon', '/list']);
    expect(ids('/garden/plan', new Map([['/garden', false]]))).toEqual(['/garden', '/travel', '/list']);
  });
  test('a row has its level, its position among its siblings, and whether it is the current page', () => {
    expect(treeRows(menu, '/garden/plan')[2]).toMatchObject({
      level: 2,
      position: 2,
      siblings: 2,
      current: true,
    });
  });
});

describe('keyboard', () => {
  const rows = treeRows(menu, '/garden/meetings');
  test.each([
    ['ArrowDown', '/garden', { kind: 'focus', id: '/garden/meetings' }],
    ['ArrowDown', '/garden/meetings', { kind: 'focus', id: '/garden/plan' }],
    ['ArrowDown', '/list', null],
    ['ArrowUp', '/garden/plan', { kind: 'focus', id: '/garden/meetings' }],
    ['ArrowUp', '/garden', null],
    ['Home', '/list', { kind: 'focus', id: '/garden' }],
    ['End', '/garden', { kind: 'focus', id: '/list' }],
    ['ArrowRight', '/travel', { kind: 'open', ids: ['/travel'], open: true }],
    ['ArrowRight', '/garden', { kind: 'focus', id: '/garden/meetings' }],
    ['ArrowRight', '/list', null],
    ['ArrowLeft', '/garden', { kind: 'open', ids: ['/garden'], open: false }],
    ['ArrowLeft', '/garden/plan', { kind: 'focus', id: '/garden' }],
    ['ArrowLeft', '/travel', null],
    ['Enter', '/travel', { kind: 'go', href: '/travel' }],
    ['x', '/travel', null],
    ['*', '/garden', { kind: 'open', ids: ['/travel'], open: true }],
    ['*', '/garden/plan', null],
  ])('%s on %s', (key, id, move) => {
    expect(treeMove(key, rows, id)).toEqual(move);
  });
});

const rowAt = (path: string, id: string, byHand?: Map<string, boolean>): EntryRow => {
  const row = treeRows(menu, path, byHand).find((one) => one.id === id);
  if (row?.kind !== 'entry') throw new Error(`no row ${id}`);
  return row;
};

test('a navigation leaves every branch open, and opens the category that was navigated to', () => {
  const rows = treeRows(menu, '/garden/plan', new Map([['/garden/meetings', true]]));
  expect(openAfter(rows, '/travel')).toEqual(['/garden', '/garden/meetings', '/travel']);
  expect(openAfter(rows, '/list')).toEqual(['/garden', '/garden/meetings']);
});

describe('type-ahead', () => {
  const rows = treeRows(menu, '/garden/plan');
  test.each([
    ['/g', '/list', '/garden'],
    ['/', '/garden', '/garden/meetings'],
    ['/GARDEN/P', '/garden', '/garden/plan'],
    ['/garden', '/garden', '/garden'],
    ['x', '/garden', null],
  ])('%s typed on %s leads to %s', (typed, id, found) => {
    expect(rowStartingWith(rows, id, typed)).toBe(found);
  });
  test('letters in quick succession are one word until a pause; a repeated letter stays one letter', () => {
    let time = 0;
    const typeAhead = createTypeAhead(() => time);
    expect(typeAhead.active()).toBe(false);
    expect(['g', 'a'].map(typeAhead.type)).toEqual(['g', 'ga']);
    expect(typeAhead.active()).toBe(true);
    time = 1_000;
    expect(typeAhead.active()).toBe(false);
    expect(['t', 't'].map(typeAhead.type)).toEqual(['t', 't']);
  });
  test.each([
    ['g', {}, true],
    ['é', {}, true],
    ['𝒳', {}, true],
    ['Enter', {}, false],
    ['g', { ctrlKey: true }, false],
    ['g', { altKey: true }, false],
  ])('%s with %o writes a character: %s', (key, modifiers, is) => {
    expect(isPrintable({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers })).toBe(is);
  });
});

describe('moving by keyboard', () => {
  const path = '/garden/plan';
  const rows = treeRows(menu, path);
  test.each<[string, string, Drop | null]>([
    ['ArrowUp', '/garden/plan', { kind: 'before', id: '/garden/meetings' }],
    ['ArrowUp', '/garden', null],
    ['ArrowDown', '/garden', { kind: 'after', id: '/travel' }],
    ['ArrowDown', '/garden/plan', null],
    ['ArrowRight', '/garden/plan', { kind: 'into', id: '/garden/meetings' }],
    ['ArrowRight', '/garden', null],
    ['ArrowRight', '/garden/meetings', null],
    ['ArrowLeft', '/garden/plan', { kind: 'after', id: '/garden' }],
    ['ArrowLeft', '/list', null],
    ['x', '/list', null],
  ])('Alt+Shift+%s on %s', (key, id, drop) => {
    expect(keyboardDrop(key, rows, rowAt(path, id))).toEqual(drop);
  });
  test('the indent selects the item to drop behind', () => {
    expect(ancestorAt(rows, rowAt(path, '/garden/plan'), 2).id).toBe('/garden/plan');
    expect(ancestorAt(rows, rowAt(path, '/garden/plan'), 1).id).toBe('/garden');
    expect(ancestorAt(rows, rowAt(path, '/list'), 0).id).toBe('/list');
  });
});

describe('the placement of a drop in the whole list', () => {
  const item = (_id: string, type: 'note' | 'category', parent?: string) => ({
    _id,
    type,
    title: _id,
    slug: _id,
    category: parent === undefined ? null : { _id: parent, title: parent },
    order: [],
    pinned: false,
    updatedAt: '',
  });
  const list = { data: [item('a', 'category'), item('b', 'note', 'a'), item('c', 'note')] };
  test.each<[Drop, object | null]>([
    [
      { kind: 'before', id: 'b' },
      { parentId: 'a', before: 'b' },
    ],
    [
      { kind: 'after', id: 'c' },
      { parentId: null, after: 'c' },
    ],
    [{ kind: 'into', id: 'a' }, { parentId: 'a' }],
    [{ kind: 'into', id: 'c' }, null],
    [{ kind: 'before', id: 'gone' }, null],
    [{ kind: 'end' }, { parentId: null }],
  ])('%o is %o', (drop, placement) => {
    expect(placementOfDrop(list, drop)).toEqual(placement);
  });
});

test.each([
  ['/garden/plan', { position: 2, siblings: 2, parent: '/garden' }],
  ['/list', { position: 3, siblings: 3, parent: null }],
  ['/gone', null],
])('%s is at %o', (id, position) => {
  expect(menuPosition(menu, id)).toEqual(position);
});

test('a row renders again only when it has changed', () => {
  const before = treeRows(menu, '/garden/plan');
  const [garden, meetings, plan, travel] = treeRows(menu, '/travel', new Map([['/garden', true]]));
  const same = (index: number, row: typeof garden) => {
    const last = before[index];
    return last !== undefined && row !== undefined && sameRow(last, row);
  };
  expect([same(0, garden), same(1, meetings), same(2, plan), same(3, travel)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
