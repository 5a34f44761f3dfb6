import { expect, test } from 'vitest';
import { findBlockItems } from './block-items.ts';

test.each([
  ['h1', 'Heading 1'],
  ['2', 'Heading 2'],
  ['todo', 'Task list'],
  ['checkbox', 'Task list'],
  ['bullet', 'Bullet list'],
  ['ul', 'Bullet list'],
  ['image', 'Image'],
  ['photo', 'Image'],
  ['pic', 'Image'],
  ['hr', 'Divider'],
  ['divider', 'Divider'],
  ['codeblock', 'Code block'],
  ['ta', 'Table'],
  ['tas', 'Task list'],
  ['warning', 'Callout'],
  ['quo', 'Quote'],
  ['plain', 'Text'],
  ['wiki', 'Link to a note'],
])('%j finds %s first', (query, label) => {
  expect(findBlockItems(query)[0]?.label).toBe(label);
});

test('finds every block in the order of its groups without a query, and none for another word', () => {
  const groups = findBlockItems('').map(({ group }) => group);
  expect(groups).toHaveLength(14);
  expect([...new Set(groups)]).toEqual(['Basic', 'Lists', 'Media', 'Advanced']);
  expect(groups).toEqual([...groups].sort((a, b) => groups.indexOf(a) - groups.indexOf(b)));
  expect(findBlockItems('zebra')).toEqual([]);
});

test.each([
  ['table 3x4', 'Table, 3 columns × 4 rows'],
  ['2×2', 'Table, 2 columns × 2 rows'],
  ['table 0x4', undefined],
  ['table 3x', undefined],
])('offers the table of the size that %j says', (query, label) => {
  expect(findBlockItems(query)[0]?.label).toBe(label);
});
