import { expect, test } from 'vitest';
import { rankNotes, readPart } from './rank-notes.ts';

const note = (title: string, updatedAt = '2026-01-01T00:00:00.000Z') => ({
  _id: title,
  title,
  slug: title,
  type: 'note' as const,
  category: null,
  order: [],
  pinned: false,
  updatedAt,
});
const titles = (query: string, ...items: Parameters<typeof rankNotes>[0]) =>
  rankNotes(items, query).map(({ title }) => title);

test('ranks titles that start with the query first, then by word starts, then by substring', () => {
  const items = ['Overbread', 'Rye bread', 'Bread'].map((title) => note(title));
  expect(titles('bread', ...items)).toEqual(['Bread', 'Rye bread', 'Overbread']);
});
test('ranks the last changed note first among equals', () => {
  const old = note('Bread old', '2020-01-01T00:00:00.000Z');
  expect(titles('bread', old, note('Bread new'))).toEqual(['Bread new', 'Bread old']);
});
test('ignores case and accents', () => expect(titles('CAFE', note('Café'))).toEqual(['Café']));
test('leaves out categories, drafts, and notes that do not match', () => {
  expect(titles('', { ...note('Kitchen'), type: 'category' }, note(''), note('Rye'))).toEqual(['Rye']);
  expect(titles('x', note('Rye'))).toEqual([]);
});

test.each<[string, string | undefined, string?]>([
  ['Rye', undefined],
  ['Rye#', 'Rye', ''],
  ['rye #do', 'Rye', 'do'],
  ['rye b#do', 'Rye bread', 'do'],
  ['#do', 'This', 'do'],
  ['C# no', undefined],
  ['nothing#x', undefined],
])('‘%s’ names the note %s and the heading ‘%s’', (query, title, wanted) => {
  const items = ['Rye bread', 'Rye', 'C# notes'].map((each) => note(each));
  const part = readPart(items, query, note('This'));
  expect(part && [part.item.title, part.wanted]).toEqual(title === undefined ? undefined : [title, wanted]);
});
