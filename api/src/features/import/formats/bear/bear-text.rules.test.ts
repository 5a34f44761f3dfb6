import { expect, it } from 'vitest';
import { bearProse } from './bear-text.rules.ts';

it.each([
  ['a ![](p.png)<!-- {"width":120} -->', 'a ![|120](p.png)'],
  [
    '| ![](p.png)<!-- {"width":120} --> | b |\n![](p)<!-- {"width":1} -->',
    '| ![\\|120](p.png) | b |\n![|1](p)',
  ],
])('the size of a picture breaks no row of a table: %j', (prose, expected) => {
  expect(bearProse(prose)).toBe(expected);
});
