import { expect, test } from 'vitest';
import { isSingleKey, keycaps } from './shortcut.ts';

test.each([
  ['$mod+k', false],
  ['Alt+Shift+ArrowUp', false],
  ['n', true],
  ['g t', true],
  ['[Shift]+?', true],
])('%s is made of plain keys: %s', (keys, single) => {
  expect(isSingleKey({ keys })).toBe(single);
});

test.each([
  ['$mod+k', false, [['Ctrl', 'K']]],
  ['$mod+k', true, [['⌘', 'K']]],
  ['g t', false, [['G'], ['T']]],
  ['[Shift]+?', false, [['?']]],
  ['Alt+Shift+ArrowUp', false, [['Alt', 'Shift', '↑']]],
  ['Alt+KeyI', false, [['Alt', 'I']]],
  ['[', false, [['[']]],
  ['[ [', false, [['['], ['[']]],
  [']', false, [[']']]],
  ['$mod+[Shift]+/', false, [['Ctrl', '/']]],
  ['$mod+Alt+x', false, [['Ctrl', 'Alt', 'X']]],
  ['$mod+Alt+x', true, [['⌥', '⌘', 'X']]],
  ['$mod+Shift+.', true, [['⇧', '⌘', '.']]],
  ['Control+Alt+KeyK', true, [['⌃', '⌥', 'K']]],
  ['Enter', true, [['↩']]],
])('%s is drawn as keycaps', (keys, mac, caps) => {
  expect(keycaps(keys, mac)).toEqual(caps);
});
