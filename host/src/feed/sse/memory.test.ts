import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

test('what is older than the page, or was told before, is no news', () => {
  const memory = createMemory();
  memory.reached('0005');
  expect(['0004', '0005', '0006', '0006', '0007'].map(memory.isNews)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});
test('a stream goes on from the newest that is known, also where an older one came later', () => {
  const memory = createMemory();
  memory.reached('0005');
  memory.reached('0009');
  memory.reached('0007');
  expect(memory.last()).toBe('0009');
  // It came late, but the page was open already.
  expect(memory.isNews('0007')).toBe(true);
});
test('nothing known: everything is news, once', () => {
  const memory = createMemory();
  expect(memory.last()).toBeUndefined();
  expect([memory.isNews('0001'), memory.isNews('0001')]).toEqual([true, false]);
});
