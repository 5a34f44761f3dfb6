import type { ListItem } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { daysLeft, depthInEntry, entryTitle, filterTrash, itemPath, sortByDeletion } from './trash.ts';

const item = (change: Partial<ListItem>): ListItem => ({
  _id: crypto.randomUUID(),
  title: 'Bread',
  slug: 'bread',
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

describe('entries of the trash', () => {
  it('are listed with the last deleted first', () => {
    const old = item({ title: 'old', deletedAt: '2026-01-02T00:00:00.000Z' });
    const fresh = item({ title: 'fresh', deletedAt: '2026-03-02T00:00:00.000Z' });
    expect(sortByDeletion([old, fresh]).map(entryTitle)).toEqual(['fresh', 'old']);
  });

  it('are found by title or category, in any case', () => {
    const inWork = item({ title: 'Minutes', category: { _id: crypto.randomUUID(), title: 'Work' } });
    const list = [item({}), inWork];
    expect(filterTrash(list, ' BREAD ').map(entryTitle)).toEqual(['Bread']);
    expect(filterTrash(list, 'work')).toEqual([inWork]);
    expect(filterTrash(list, '')).toEqual(list);
  });

  it('have the title Untitled when they are drafts', () => {
    expect(entryTitle({ title: '' })).toBe('Untitled');
    expect(filterTrash([item({ title: '' })], 'untitled')).toHaveLength(1);
  });
});

it('reads the depth of contents from their slugs', () => {
  const entry = item({ slug: 'work/plans' });
  expect(['work/plans/a', 'work/plans/a/b'].map((slug) => depthInEntry(entry, { slug }))).toEqual([0, 1]);
});

it.each([
  [0, 30],
  [0.001, 30],
  [0.5, 30],
  [1.5, 29],
  [29.5, 1],
  [40, 0],
])('after %d of 30 days, an entry has %d left', (days, left) => {
  const entry = item({ deletedAt: '2026-01-01T00:00:00.000Z' });
  expect(daysLeft(entry, 30, Date.parse('2026-01-01T00:00:00.000Z') + days * 86_400_000)).toBe(left);
});

it('encodes each segment of the slug in a path', () => {
  expect(itemPath({ slug: 'küche/a?b' })).toBe('/k%C3%BCche/a%3Fb');
});
