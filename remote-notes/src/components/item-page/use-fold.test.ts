import { expect, test } from 'vitest';
import { foldFor } from './use-fold.ts';

test.each([
  [300, 300, 4, 'all'],
  [301, 300, 4, 'ends'],
  [600, 176, 3, 'ends'],
  [600, 176, 2, 'all'],
  [600, 175, 3, 'last'],
  [600, 87, 3, 'none'],
  [600, 75, 1, 'all'],
  [0, 0, 0, 'all'],
] as const)('a path of %i px in %i px with %i levels shows %s', (wanted, room, levels, fold) => {
  expect(foldFor(wanted, room, levels, 40)).toBe(fold);
});
