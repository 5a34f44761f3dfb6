import type { MenuEntry } from '@my-note/shared-kit/menu';
import { describe, expect, test } from 'vitest';
import { treeMove } from './tree-keys.ts';
import { treeRows } from './tree-rows.ts';

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
  category('/work', category('/work/meetings'), single('/work/plan')),
  category('/travel', single('/travel/lisbon')),
  single('/list'),
];
const ids = (path: string, byHand?: Map<string, boolean>) => treeRows(menu, path, byHand).map(({ id }) => id);

describe('rows', () => {
  test('only the categories on the path are open', () => {
    expect(ids('/')).toEqual(['/work', '/travel', '/list']);
    expect(ids('/work/plan')).toEqual(['/work', '/work/meetings', '/work/plan', '/travel', '/list']);
  });
  test('an open category with no sub-items shows one placeholder entry', () => {
    const rows = treeRows(menu, '/work/meetings');
    expect(rows[2]).toMatchObject({ kind: 'placeholder', level: 3, parentId: '/work/meetings' });
  });
  test('the keyboard opens and closes besides the path', () => {
    expect(ids('/', new Map([['/travel', true]]))).toEqual(['/work', '/travel', '/travel/lisbon', '/list']);
    expect(ids('/work/plan', new Map([['/work', false]]))).toEqual(['/work', '/travel', '/list']);
  });
  test('a row knows its level, its place among its siblings, and whether it is the page', () => {
    expect(treeRows(menu, '/work/plan')[2]).toMatchObject({
      level: 2,
      position: 2,
      siblings: 2,
      current: true,
    });
  });
});

describe('keyboard', () => {
  const rows = treeRows(menu, '/work/meetings');
  test.each([
    ['ArrowDown', '/work', { kind: 'focus', id: '/work/meetings' }],
    ['ArrowDown', '/work/meetings', { kind: 'focus', id: '/work/plan' }],
    ['ArrowDown', '/list', null],
    ['ArrowUp', '/work/plan', { kind: 'focus', id: '/work/meetings' }],
    ['ArrowUp', '/work', null],
    ['Home', '/list', { kind: 'focus', id: '/work' }],
    ['End', '/work', { kind: 'focus', id: '/list' }],
    ['ArrowRight', '/travel', { kind: 'open', id: '/travel', open: true }],
    ['ArrowRight', '/work', { kind: 'focus', id: '/work/meetings' }],
    ['ArrowRight', '/list', null],
    ['ArrowLeft', '/work', { kind: 'open', id: '/work', open: false }],
    ['ArrowLeft', '/work/plan', { kind: 'focus', id: '/work' }],
    ['ArrowLeft', '/travel', null],
    ['Enter', '/travel', { kind: 'go', href: '/travel' }],
    ['x', '/travel', null],
  ])('%s on %s', (key, id, move) => {
    expect(treeMove(key, rows, id)).toEqual(move);
  });
});
