import type { Note } from '@my-note/contract';

/** The nth id of a test. */
export const id = (n: number) => `0198a5c2-0000-7000-8000-00000000000${n}`;

export const AT = '2026-01-01T00:00:00.000Z';

/** A note as the service answers it. */
export const noteFixture = (parts: Partial<Note>): Note => ({
  _id: id(1),
  title: 'Soup',
  slug: 'soup',
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  createdBy: id(9),
  createdAt: AT,
  updatedAt: AT,
  deleted: false,
  content: '',
  excerpt: '',
  version: 1,
  ...parts,
});
