import { afterEach, expect, test } from 'vitest';
import { readingKey } from './reading-direction.ts';

afterEach(() => {
  document.documentElement.dir = '';
});

test('left and right change places where one reads to the left, other keys stay', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'];
  expect(keys.map(readingKey)).toEqual(keys);
  document.documentElement.dir = 'rtl';
  expect(keys.map(readingKey)).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'a']);
});
