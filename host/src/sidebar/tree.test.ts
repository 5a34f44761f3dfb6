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
  test('the keyboard opens and closes besides the path', () => {
    expect(ids('/', new Map([['/travel', true]]))).toEqual(['/garden', '/travel', '/travel/lisbon', '/list']);
    expect(ids('/garden/plan', new Map([['/garden', false]]))).toEqual(['/garden', '/travel', '/list']);
  });
  test('a row knows its level, its place among its siblings, and whether it is the page', () => {
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
  ])('%s on %s', (key, id, move) => {
    expect(treeMove(key, rows, id)).toEqual(move);
  });
});
