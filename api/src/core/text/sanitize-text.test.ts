import { expect, it } from 'vitest';
import { storable, storablePath, storableUnits } from './sanitize-text.ts';

const whole = (text: string) => Buffer.from(text).toString() === text && !text.includes('\0');

it.each([
  ['plain', 'plain'],
  ['a\0b', 'ab'],
  ['a\ud83c', 'a\ufffd'],
  ['\udf89b', '\ufffdb'],
  ['🎉'.repeat(10), '🎉'.repeat(10)],
  ['🎉'.repeat(11), `${'🎉'.repeat(10)}…`],
  [`a${'🎉'.repeat(30)}`, `a${'🎉'.repeat(9)}…`],
  ['x'.repeat(1_000), `${'x'.repeat(10)}…`],
])('%j is stored as %j', (text, stored) => {
  expect(storable(text, 10)).toBe(stored);
});

it('A long path keeps both of its ends', () => {
  expect(storablePath('a/b.md')).toBe('a/b.md');
  expect(storablePath('深'.repeat(300))).toHaveLength(300);
  expect(storablePath('𠮷'.repeat(300))).toBe('𠮷'.repeat(300));
  for (const path of [
    `a/${'𠮷'.repeat(400)}/note 1.md`,
    `${'x/\0'.repeat(30_000)}note 1.md`,
    'x'.repeat(301),
  ]) {
    const stored = storablePath(path);
    expect([whole(stored), Array.from(stored).length]).toEqual([true, 299]);
    expect(stored.slice(-5)).toBe(path.slice(-5));
  }
});

it('A title is cut to its units, not inside a character', () => {
  expect(storableUnits(`a${'🎉'.repeat(5)}`, 10)).toBe(`a${'🎉'.repeat(4)}`);
  expect(storableUnits('a\0'.repeat(5), 10)).toBe('aaaaa');
});
