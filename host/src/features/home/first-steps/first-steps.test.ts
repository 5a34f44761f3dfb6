import type { ListItem } from '@my-note/contract';
import { expect, it } from 'vitest';
import { changedInside, firstSteps } from './first-steps.ts';

const item = (slug: string, more: Partial<ListItem> = {}): ListItem => ({
  _id: slug,
  slug,
  title: slug,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const examples = { _id: 'e', slug: 'examples', title: 'Examples', categoryId: null };

it('nothing is done in an empty account', () => {
  expect(firstSteps([], null)).toEqual({ note: false, category: false, needed: true });
});

it('example notes do not count for other steps', () => {
  const items = [item('examples', { type: 'category' }), item('examples/welcome')];
  expect(firstSteps(items, examples)).toEqual({
    note: false,
    category: false,
    needed: true,
  });
});

it('a category whose slug only starts like that of the examples counts', () => {
  expect(firstSteps([item('examples-of-mine', { type: 'category' })], examples).category).toBe(true);
});

it('a draft does not count as a note', () => {
  expect(firstSteps([item('draft-1', { title: '' })], null).note).toBe(false);
});

it('ten own notes make the first steps unnecessary', () => {
  const notes = Array.from({ length: 10 }, (_, n) => item(`n${n}`));
  expect(firstSteps(notes.slice(1), null)).toMatchObject({ note: true, needed: true });
  expect(firstSteps(notes, null).needed).toBe(false);
});

it('counts notes that were changed or added among the examples, drafts and moved notes too', () => {
  const came = '2026-01-01T00:00:00.000Z';
  const later = '2026-01-02T00:00:00.000Z';
  const items = [
    item('examples', { type: 'category', updatedAt: later }),
    item('examples/welcome', { updatedAt: came }),
    item('examples/tour', { updatedAt: later }),
    item('examples/draft-1', { title: '', updatedAt: later }),
    item('elsewhere', { updatedAt: later }),
  ];
  expect(changedInside(items, 'examples')).toBe(2);
  expect(changedInside(items.slice(0, 2), 'examples')).toBe(0);
});
