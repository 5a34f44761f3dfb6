import { expect, test } from 'vitest';
import { grantSchema, mayRead, NO_GRANT } from './grant.ts';

const grant = { read: ['work/weather', 'log'], write: 'plans/today' };

test.each([
  ['work/weather', true],
  ['work/weather/oslo/may', true],
  ['log', true],
  ['plans/today', true],
  ['plans', false],
  ['plans/today/below', false],
  ['work', false],
  ['work/weather-diary', false],
  ['logs', false],
  ['', false],
])('reading %j: %s', (slug, expected) => {
  expect(mayRead(grant, slug)).toBe(expected);
  expect(mayRead(NO_GRANT, slug)).toBe(false);
});

test.each([
  [{ read: [] }, true],
  [{ read: ['a'], write: 'a/b' }, true],
  [{ read: ['wetter/münchen'] }, true],
  [{ read: ['/a'] }, false],
  [{ read: ['a/'] }, false],
  [{ read: [''] }, false],
  [{ read: ['a//b'] }, false],
  [{ read: ['a?b'] }, false],
  [{ read: ['a'], share: true }, false],
  [{ write: 'a' }, false],
])('%j is a grant: %s', (value, expected) => {
  expect(grantSchema.safeParse(value).success).toBe(expected);
});
