import { expect, test } from 'vitest';
import { indentOf, levelAt, levelHint } from './indent.ts';

test.each([
  [1, 0],
  [2, 16],
  [4, 48],
  [5, 51],
  [12, 72],
  [25, 72],
])('level %i is indented by %i pixels', (level, pixels) => {
  expect(indentOf(level)).toBe(pixels);
});

test('a level without an indent of its own shows its number', () => {
  expect([1, 12, 13, 25].map(levelHint)).toEqual([null, null, 13, 25]);
});

test.each([
  [-3, 3, 1],
  [4, 2, 1],
  [20, 4, 2],
  [47, 4, 3],
  [60, 20, 8],
])('%i pixels into a row of level %i is level %i', (x, below, level) => {
  expect(levelAt(x, below)).toBe(level);
});
