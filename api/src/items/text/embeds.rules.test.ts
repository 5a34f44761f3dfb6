import { expect, it } from 'vitest';
import { embedsOf } from './embeds.rules.ts';

const [A, B] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '0192f0c1-2b3c-7d4e-8f50-112233445566'];

it.each<[string, string[]]>([
  [`![Rye](note:${A}) and [Oat](note:${B})`, [A]],
  [`[Oat](note:${B})\n\n![Rye [dark\\]](<note:${A.toUpperCase()}#part>)`, [A]],
  [`![](note:${A})![](note:${B})![](note:${A})`, [A, B]],
  [`[![a loaf](a.png)](note:${A})`, []],
  [`![x]: note:${A}`, []],
])('finds in %j %j', (text, ids) => {
  expect(embedsOf(text, 10)).toEqual(ids);
});

it('stops at as many as are wanted, and takes a long line without the square of its length', () => {
  expect(embedsOf(`![](note:${A})![](note:${B})`, 1)).toEqual([A]);
  expect(embedsOf('!['.repeat(500_000), 10)).toEqual([]);
  expect(embedsOf(`](note:${A}`.repeat(20_000), 10)).toEqual([]);
});
