import { expect, test } from 'vitest';
import { satisfiesContract } from './contract-range.ts';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.2.0', '1.3.0', true],
  ['1.4.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', false],
  ['latest', '1.0.0', false],
])('a remote built for %s on a host with contract %s is accepted: %s', (range, version, fits) => {
  expect(satisfiesContract(range, version)).toBe(fits);
});
