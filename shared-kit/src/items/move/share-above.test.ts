import type { ListItem, Sharing } from '@my-note/contract';
import { expect, test } from 'vitest';
import { shareGained, sharesAbove } from './share-above.ts';

const NOW = Date.parse('2026-01-10T00:00:00.000Z');
const item = (_id: string, parent: string | null, type: ListItem['type'] = 'category'): ListItem => ({
  _id,
  title: _id,
  slug: _id,
  type,
  category: parent === null ? null : { _id: parent, title: parent },
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const share = (note: ListItem, change: Partial<Sharing[number]> = {}): Sharing[number] => ({
  _id: `share of ${note._id}`,
  noteId: note._id,
  href: '/i/shared/x/y',
  includeChildren: note.type === 'category',
  expiresAt: null,
  hasPassword: false,
  views: 0,
  lastViewedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspended: false,
  note,
  ...change,
});
const [work, plans, deep] = [item('work', null), item('plans', 'work'), item('deep', 'plans')];
const items = [work, plans, deep];
const above = (shares: Sharing, parentId: string | null) =>
  sharesAbove(shares, items, parentId, NOW).map(({ noteId }) => noteId);

test('every shared parent counts, the nearest first', () => {
  expect(above([share(work)], 'deep')).toEqual(['work']);
  expect(above([share(work), share(plans)], 'deep')).toEqual(['plans', 'work']);
  expect(above([share(plans)], 'plans')).toEqual(['plans']);
  expect(above([share(plans)], 'work')).toEqual([]);
  expect(above([share(work)], null)).toEqual([]);
});

test.each([
  ['rests in the trash', { suspended: true }, []],
  ['has expired', { expiresAt: '2026-01-09T00:00:00.000Z' }, []],
  ['expires later', { expiresAt: '2026-01-11T00:00:00.000Z' }, ['work']],
])('a share that %s', (_what, change, found) => {
  expect(above([share(work, change)], 'deep')).toEqual(found);
});

test('a note that is shared without its sub-notes shows nothing else', () => {
  const note = item('note', null, 'note');
  expect(sharesAbove([share(note)], [note], 'note', NOW)).toEqual([]);
  expect(sharesAbove([share(note, { includeChildren: true })], [note], 'note', NOW)).toHaveLength(1);
});

test.each([
  ['into a share', null, 'deep', 'plans'],
  ['from one share into another inside of it', 'work', 'deep', 'plans'],
  ['up, within what the outer share shows already', 'deep', 'work', undefined],
  ['out of all shares', 'deep', null, undefined],
])('a move %s', (_what, from, to, gained) => {
  const shares = [share(work), share(plans)];
  expect(shareGained(shares, items, { from, to }, NOW)?.noteId).toBe(gained);
});
