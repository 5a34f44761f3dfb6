import type { ListItem, Note } from '@my-note/contract';
import { expect, test } from 'vitest';
import { grantedList, grantedNote, NOBODY } from './granted-notes.ts';

const at = '2026-05-01T00:00:00.000Z';
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const item = (number: number, slug: string, parent?: number, rest: Partial<ListItem> = {}): ListItem => ({
  _id: id(number),
  title: slug,
  slug,
  type: 'note',
  category: parent === undefined ? null : { _id: id(parent), title: 'Above' },
  order: [],
  pinned: false,
  updatedAt: at,
  ...rest,
});

test('a list has what was granted alone, and no parent, order, or count from above it', () => {
  const list = {
    data: [
      item(1, 'work', undefined, { type: 'category', order: [id(2), id(4)] }),
      item(2, 'work/log', 1, { type: 'category', order: [id(3)] }),
      item(3, 'work/log/may', 2, { hasText: true, icon: '☀️' }),
      item(4, 'work/other', 1),
    ],
    order: [id(1), id(9)],
    revision: 7,
  };
  expect(grantedList({ read: ['work/log'] }, list)).toEqual({
    data: [
      item(2, 'work/log', undefined, { type: 'category', order: [id(3)] }),
      { ...item(3, 'work/log/may', 2, { hasText: true, icon: '☀️' }) },
    ],
    order: [],
  });
});

test('a note says nothing of a person, a video, or what lies above', () => {
  const note: Note = {
    _id: id(3),
    createdBy: id(8),
    createdAt: at,
    updatedAt: at,
    deleted: false,
    title: 'May',
    slug: 'work/log/may',
    type: 'note',
    category: { _id: id(2), title: 'Secret project' },
    order: [],
    pinned: true,
    content: 'Sunny',
    excerpt: 'Sunny',
    version: 3,
    video: { _id: id(7) },
  };
  const { createdBy: _person, video: _video, ...rest } = note;
  expect(grantedNote(note, () => false)).toEqual({ ...rest, createdBy: NOBODY, category: null });
  expect(grantedNote(note, () => true).category).toEqual(note.category);
});
