import { expect, test } from 'vitest';
import { exportedNames, importsName } from './exports.mjs';

test('lists declared and re-exported names, under the name that importers see', () => {
  const source = `export { a, type B, c as d } from './x.ts';
export type { E } from './y.ts';
export const f = 1;
export async function g() {}
export interface H {}
const hidden = 1;`;
  expect(exportedNames(source).sort()).toEqual(['B', 'E', 'H', 'a', 'd', 'f', 'g']);
});

test.each([
  ["import { a } from 'kit';", true],
  ["import type { a } from 'kit';", true],
  ["import { type a, b } from 'kit';", true],
  ["import { a as own } from 'kit';", true],
  ["export { a } from 'kit';", true],
  ["import * as kit from 'kit';", true],
  ["const { a } = await import('kit');", true],
  ["const { b } = await import('kit');", false],
  ["import { b as a } from 'kit';", false],
  ["import { a } from 'kit/other';", false],
])('%s uses the export a of kit: %s', (source, isUsed) => {
  expect(importsName(source, 'kit', 'a')).toBe(isUsed);
});
