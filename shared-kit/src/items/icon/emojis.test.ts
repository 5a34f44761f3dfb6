import { iconSchema } from '@my-note/contract/item-calls';
import { expect, test } from 'vitest';
import { EMOJIS, findEmojis } from './emojis.ts';

const found = (typed: string) => findEmojis(EMOJIS, typed).map(({ emoji }) => emoji);

test('every emoji that is offered is a valid icon', () => {
  expect(EMOJIS.length).toBeGreaterThan(1_500);
  expect(EMOJIS.filter(({ emoji }) => !iconSchema.safeParse(emoji).success)).toEqual([]);
});

test.each([
  ['lantern', '🏮'],
  ['rocket', '🚀'],
  ['  RED heart ', '❤️'],
  ['heart red', '❤️'],
  ['🚀', '🚀'],
])('%j finds %s', (typed, emoji) => {
  expect(found(typed)).toContain(emoji);
});

test('a label that begins with the text comes first', () => {
  expect(found('rocket')[0]).toBe('🚀');
  expect(found('rock')[0]).toBe('🪨');
});

test('finds nothing for letters inside of a word, and everything for no text', () => {
  expect(found('ocket')).toEqual([]);
  expect(found(' ')).toHaveLength(EMOJIS.length);
});
