import { expect, test } from 'vitest';
import { filterGroups, mergeGroups } from './key-lists.ts';

const TABLE = [
  { group: 'Writing', rows: [{ keys: '$mod+b', label: 'Bold' }] },
  {
    group: 'On a note',
    rows: [
      { keys: 'e', label: 'Edit' },
      { keys: ']', label: 'Next' },
    ],
  },
];

test('lists shortcuts of the shell first, and each row of the table once', () => {
  const bound = [
    { keys: '[Shift]+?', label: 'Shortcuts', group: 'Anywhere' },
    { keys: '$mod+[Shift]+/', label: 'Shortcuts', group: 'Anywhere' },
    { keys: 'e', label: 'Edit', group: 'On a note' },
  ];
  expect(mergeGroups(bound, TABLE)).toEqual([
    { group: 'Anywhere', rows: [{ keys: '[Shift]+? / $mod+[Shift]+/', label: 'Shortcuts' }] },
    { group: 'Writing', rows: [{ keys: '$mod+b', label: 'Bold' }] },
    {
      group: 'On a note',
      rows: [
        { keys: 'e', label: 'Edit' },
        { keys: ']', label: 'Next' },
      ],
    },
  ]);
});

test.each([
  ['bol', false, ['Bold']],
  ['ctrl+b', false, ['Bold']],
  ['ctrl+shift', false, []],
  ['⌘', true, ['Bold']],
  ['note edit', false, ['Edit']],
  ['nothing', false, []],
  ['', false, ['Bold', 'Edit', 'Next']],
])('%j finds shortcuts by label, group and keys', (typed, mac, labels) => {
  const found = filterGroups(TABLE, typed, mac);
  expect(found.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(labels);
});
