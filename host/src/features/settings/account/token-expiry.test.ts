import { expect, test } from 'vitest';
import { expiryOf } from './token-expiry.ts';

const now = new Date('2026-02-01T10:00:00Z');

test.each([
  ['30', '2026-03-03T10:00:00.000Z'],
  ['365', '2027-02-01T10:00:00.000Z'],
  ['never', null],
] as const)('a token that lives %s ends at %s', (lifetime, end) => {
  expect(expiryOf(lifetime, now)).toBe(end);
});
