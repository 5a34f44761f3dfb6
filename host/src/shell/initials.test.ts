import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Zoë van der Überholm', 'ZÜ'],
  ['', 'CN'],
  ['?!', 'CN'],
])('the avatar of %s shows %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
