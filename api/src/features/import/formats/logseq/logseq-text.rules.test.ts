import { expect, it } from 'vitest';
import { withBlocks } from './logseq-text.rules.ts';

const links = {
  find: () => undefined,
  address: () => undefined,
  warn: () => undefined,
  dead: () => undefined,
};

it.each([
  ['- ![p](p.png){:height 3, :width 4}', '- ![p|4x3](p.png)'],
  ['- | ![p](p.png){:height 3, :width 4} | b |', '- | ![p\\|4x3](p.png) | b |'],
])('the size of a picture breaks no row of a table: %j', (prose, expected) => {
  expect(withBlocks(prose, 'a.md', new Map(), links)).toBe(expected);
});
