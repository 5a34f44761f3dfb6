import { expect, test } from 'vitest';
import type { ListItem } from '../contract/notes.ts';
import type { Sharing } from '../contract/shares.ts';
import { shareAbove } from './share-above.ts';

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
const above = (shares: Sharing, parentId: string | null) => shareAbove(shares, items, parentId, NOW)?.noteId;

test('the nearest shared parent counts', () => {
  expect(above([share(work)], 'deep')).toBe('work');
  expect(above([share(work), share(plans)], 'deep')).toBe('plans');
  expect(above([share(plans)], 'plans')).toBe('plans');
  expect(above([share(plans)], 'work')).toBeUndefined();
  expect(above([share(work)], null)).toBeUndefined();
});

test.each([
  ['rests in the trash', { suspended: true }, undefined],
  ['has expired', { expiresAt: '2026-01-09T00:00:00.000Z' }, undefined],
  ['expires later', { expiresAt: '2026-01-11T00:00:00.000Z' }, 'work'],
])('a share that %s', (_what, change, found) => {
  expect(above([share(work, change)], 'deep')).toBe(found);
});

test('a note that is shared without its sub-notes shows nothing else', () => {
  const note = item('note', null, 'note');
  expect(shareAbove([share(note)], [note], 'note', NOW)).toBeUndefined();
  expect(shareAbove([share(note, { includeChildren: true })], [note], 'note', NOW)?.noteId).toBe('note');
});
