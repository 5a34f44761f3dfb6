import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0, 0],
  ['# Rye & wheat', 2, 11],
  ['[the mill](https://example.org/a-b)', 2, 8],
  ['[the mill][m]\n\n[m]: https://example.org/a-b', 2, 8],
  ['日本語 text', 4, 8],
  ['a 👍 b', 2, 5],
  ['Before ![a picture](/api/attachments/0192d3a4-0000-7000) after', 2, 12],
  ['**bold** and _soft_, ~~not~~ `my_name`', 6, 26],
  ['- [x] done\n- [ ] open\n  1. first', 3, 15],
  ['> quoted\n> text', 2, 11],
  ['| a | b |\n| --- | :-: |\n| c | d |', 4, 7],
  ['```js\nlet a;\n```', 2, 6],
  ['Title\n===\n\n---\n\nMore', 2, 10],
  ['Press <kbd>Ctrl</kbd> <!-- not\nthis --> now', 3, 14],
  ['R&D \\*so\\* 2 < 3', 5, 14],
  ['See https://example.org now', 5, 27],
  ["it's **bold**, isn't it", 6, 19],
  ['[a](b_(c)) d', 2, 4],
  ['![a](b] c', 3, 6],
  ['[a](b ](c ](d\n[e](f) g', 6, 13],
  ['![a [b](c) ![d][e] ![open', 1, 5],
])('of ‘%s’, %i words and %i characters are read', (text, words, characters) => {
  expect(countWords(text)).toEqual({ words, characters });
});

const SIGNS = [
  '![',
  '](',
  '](((',
  '![]((',
  '][',
  '[[[[',
  '<!--',
  '<a ',
  '> ',
  '[x',
  ' ',
  '| ',
  '_',
  '\\',
  '東](',
];

test('a long text of opening signs is counted in limited time', () => {
  const started = performance.now();
  for (const sign of SIGNS) countWords(`${sign.repeat(1_500_000 / sign.length)}x`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
