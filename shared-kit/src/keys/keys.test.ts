import { expect, test } from 'vitest';
import { keyGroups, keyHint, proseKeys, withKeys, writingKeys } from './index.ts';

test.each([
  ['$mod+Alt+x', false, 'Ctrl+Alt+X'],
  ['$mod+Alt+x', true, '⌥⌘X'],
  ['Alt+Shift+ArrowUp', false, 'Alt+Shift+↑'],
  ['$mod+Shift+z / $mod+y', false, 'Ctrl+Shift+Z'],
  ['Escape Tab', false, 'Esc Tab'],
])('%s is hinted at in one line', (keys, mac, hint) => {
  expect(keyHint(keys, mac)).toBe(hint);
});

test('a tool without keys keeps its plain hint', () => {
  expect(withKeys('Table', undefined)).toBe('Table');
  expect(withKeys('Undo', writingKeys.undo.keys)).toBe('Undo (Ctrl+Z)');
});

test('each alternative becomes a key of a ProseMirror keymap', () => {
  expect(proseKeys('$mod+Shift+z / $mod+y')).toEqual(['Mod-Shift-z', 'Mod-y']);
  expect(proseKeys('$mod+Shift+.')).toEqual(['Mod-Shift-.']);
});

test('no place has two meanings for one key, and no group says a thing twice', () => {
  for (const { rows } of keyGroups) {
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  }
  const writing = keyGroups.filter(({ group }) => ['While writing', 'Formatting', 'Blocks'].includes(group));
  const bound = writing
    .flatMap(({ rows }) => rows.flatMap(({ keys }) => keys.split(' / ')))
    .filter((keys) => /\$mod|Alt/.test(keys));
  expect(new Set(bound).size).toBe(bound.length);
});
