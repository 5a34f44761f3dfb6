import type { MenuEntry } from '@my-note/kit/menu';
import { describe, expect, test } from 'vitest';
import { keyboardDrop } from '../../sidebar/drag/drop.ts';
import type { EntryRow } from '../../tree/tree-rows.ts';
import { categoriesOf, countNotes } from '../count-notes.ts';
import { columnMove } from './column-keys.ts';
import { columnsOf, LOOSE, rowsOf } from './columns.ts';
import { rangesOf } from './marked.tsx';
import { columnWidth } from './use-column-width.ts';

const note = (title: string): MenuEntry => ({
  _id: title,
  title,
  href: `/${title}`,
  type: 'single',
  pinned: false,
  subs: [],
});
const category = (title: string, ...subs: MenuEntry[]): MenuEntry => ({
  ...note(title),
  type: 'category',
  subs,
});
const menu = [
  note('list'),
  category('garden', category('beds', note('beans'), note('roses')), note('plan')),
  category('travel', note('lisbon')),
  category('ideas'),
];
const opened = new Map([['beds', true]]);
const columns = columnsOf(menu, '/plan', opened, 'Loose');
const rows = rowsOf(columns);
const rowOf = (id: string) => rows.find((row): row is EntryRow => row.kind === 'entry' && row.id === id);

describe('columns', () => {
  test('there is one for each category of the top level, and the last for the notes beside them', () => {
    expect(columns.map(({ head }) => [head.id, head.position, head.siblings])).toEqual([
      ['garden', 1, 4],
      ['travel', 2, 4],
      ['ideas', 3, 4],
      [LOOSE, 4, 4],
    ]);
    expect(rows.map(({ id, level }) => [id, level])).toEqual([
      ['garden', 0],
      ['beds', 1],
      ['beans', 2],
      ['roses', 2],
      ['plan', 1],
      ['travel', 0],
      ['lisbon', 1],
      ['ideas', 0],
      [LOOSE, 0],
      ['list', 1],
    ]);
  });
  test('there is none for notes when each has a category', () => {
    expect(columnsOf([category('a')], '/', new Map(), 'Loose')).toHaveLength(1);
  });
  test('a row is the current page, and names all categories above it', () => {
    expect(rowOf('plan')).toMatchObject({ current: true, above: ['garden'], parentId: 'garden' });
    expect(rowOf('beans')?.above).toEqual(['garden', 'beds']);
  });
});

test('counts are of notes at any depth', () => {
  expect([...countNotes(menu)]).toEqual([
    ['beds', 2],
    ['garden', 3],
    ['travel', 1],
    ['ideas', 0],
  ]);
  expect(categoriesOf(menu)).toEqual(['garden', 'beds', 'travel', 'ideas']);
});

test.each([
  ['ArrowDown', 'garden', 'beds'],
  ['ArrowDown', 'plan', null],
  ['ArrowUp', 'beds', 'garden'],
  ['ArrowUp', 'travel', null],
  ['Home', 'roses', 'garden'],
  ['End', 'beds', 'plan'],
  ['ArrowRight', 'garden', 'travel'],
  ['ArrowRight', 'beds', 'beans'],
  ['ArrowRight', 'plan', 'lisbon'],
  ['ArrowRight', 'lisbon', 'ideas'],
  ['ArrowRight', 'list', null],
  ['ArrowLeft', 'travel', 'garden'],
  ['ArrowLeft', 'lisbon', 'beds'],
  ['ArrowLeft', 'beans', 'beds'],
  ['ArrowLeft', 'garden', null],
])('%s from %s goes to %s', (key, from, to) => {
  expect(columnMove(key, columns, from)).toEqual(to === null ? null : { kind: 'focus', id: to });
});

test.each([
  ['ArrowLeft', 'beds', { kind: 'open', ids: ['beds'], open: false }],
  ['Enter', 'plan', { kind: 'go', href: '/plan' }],
  ['Enter', 'travel', { kind: 'go', href: '/travel' }],
  ['Enter', LOOSE, null],
])('%s on %s: %j', (key, from, move) => {
  expect(columnMove(key, columns, from)).toEqual(move);
});

test.each([
  ['ArrowUp', 'travel', { kind: 'before', id: 'garden' }],
  ['ArrowUp', 'list', null],
  ['ArrowRight', 'plan', { kind: 'into', id: 'beds' }],
  ['ArrowLeft', 'beds', { kind: 'after', id: 'garden' }],
])('a move of %s from %s: %j', (key, from, drop) => {
  const row = rowOf(from);
  expect(row && keyboardDrop(key, rows, row)).toEqual(drop);
});

test.each([
  [
    'Bean soup with beans',
    'BEAN',
    [
      [0, 4],
      [15, 19],
    ],
  ],
  ['Roses', 'bean', []],
  ['Roses', '', []],
  ['İstanbul', 'stan', []],
])('letters of a filter in %j: %j', (title, letters, ranges) => {
  expect(rangesOf(title, letters)).toEqual(ranges);
});

test.each([
  [1440, 3, 380],
  [1440, 4, 284],
  [1024, 6, 264],
  [390, 3, 314],
  [390, 1, 350],
])('on a screen of %i px, %i columns are %i px wide', (screen, count, width) => {
  expect(columnWidth(screen, count)).toBe(width);
});
