import { expect, test } from 'vitest';
import type { Fence } from '../fences/fence.ts';
import { fenceItems, findBlockItems } from './block-items.ts';

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
  expect(groups).toHaveLength(20);
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

const fence = (remote: string, language: string, insert?: Fence['module']['insert']): Fence => ({
  remote,
  point: `fence/${language}`,
  module: { Component: () => null, ...(insert && { insert }) },
  report: () => {},
});

test('blocks of remotes come last in their group, and are found by their language and words', () => {
  const others = fenceItems([
    fence('charts', 'chart', { label: 'Diagram', keywords: 'Flow graph', source: 'one' }),
    fence('sky', 'weather', { label: 'Weather', hint: 'of a place', source: 'Oslo' }),
    fence('plain', 'math'),
    fence('late', 'chart', { label: 'Other diagram', source: 'two' }),
  ]);
  expect(others.map(({ label, hint }) => [label, hint])).toEqual([
    ['Diagram', '```chart'],
    ['Weather', 'of a place'],
  ]);
  const all = findBlockItems('', others).map(({ label }) => label);
  expect(all.slice(-3)).toEqual(['Callout', 'Diagram', 'Weather']);
  expect(new Set(others.map(({ group }) => group))).toEqual(new Set(['Advanced']));
  for (const query of ['dia', 'chart', 'flow', 'graph'])
    expect(findBlockItems(query, others).map(({ label }) => label)).toEqual(['Diagram']);
});

test.each([
  ['no source', { label: 'Diagram' }],
  ['no label', { source: 'A' }],
  ['a hint that is no text', { label: 'Diagram', source: 'A', hint: {} }],
])('a remote that says %s adds nothing', (_, insert) => {
  expect(fenceItems([fence('charts', 'chart', insert as never)])).toEqual([]);
});
