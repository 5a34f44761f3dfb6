import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'none'],
  ['1234567', 'short'],
  ['horse-12', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['garden-apple', 'fair'],
  ['correct horse battery', 'strong'],
])('calls %j %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
