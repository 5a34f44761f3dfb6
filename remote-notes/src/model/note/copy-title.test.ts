import { LIMITS } from '@my-note/contract';
import { expect, test } from 'vitest';
import { withCopyTitle } from './copy-title.ts';

const titleOf = (title: string) => withCopyTitle({ title, content: '' }).title;

test('names a copy after its note', () => {
  expect(titleOf('Soup')).toBe('Soup (copy)');
  expect(titleOf('')).toBe('Untitled (copy)');
});

test.each([293, 294, 300])(
  'the copy of a title of %i characters has one that the service takes',
  (length) => {
    const title = titleOf('a'.repeat(length));
    expect(title).toBe(`${'a'.repeat(293)} (copy)`);
    expect(title.length).toBeLessThanOrEqual(LIMITS.titleLength);
  },
);

test('does not cut the title inside a character', () => {
  expect(titleOf(`${'a'.repeat(292)}😀 and more`)).toBe(`${'a'.repeat(292)} (copy)`);
  expect(titleOf(`${'a'.repeat(290)}👩‍🍳 and more`)).toBe(`${'a'.repeat(290)} (copy)`);
});
