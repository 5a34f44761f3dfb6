import { expect, test } from 'vitest';
import { formulaAt } from './math.ts';
import { parseMarkdown, SEALED } from './parse.ts';

/** Formulas of a text as `[kind, source]`. */
const formulasIn = (markdown: string) =>
  Array.from(
    parseMarkdown(markdown).matchAll(new RegExp(`<code ${SEALED.formula}="(\\w+)">([^<]*)</code>`, 'g')),
    ([, kind, tex]) => [kind, tex],
  );

test.each([
  ['a $x$ b', [['inline', 'x']]],
  ['$\\{a\\}$', [['inline', '\\{a\\}']]],
  [
    '$a_1$ and $b_2$',
    [
      ['inline', 'a_1'],
      ['inline', 'b_2'],
    ],
  ],
  [
    '$a*b$ and $c*d$',
    [
      ['inline', 'a*b'],
      ['inline', 'c*d'],
    ],
  ],
  ['**bold $x$**', [['inline', 'x']]],
  [
    'the $n$th, 设$x$为',
    [
      ['inline', 'n'],
      ['inline', 'x'],
    ],
  ],
  ['$a < b$', [['inline', 'a &lt; b']]],
  ['words $$x$$ words', [['display', 'x']]],
  ['$$x$$', [['block', 'x']]],
  ['$$\na\n- b\n= c\n$$', [['block', 'a\n- b\n= c']]],
  ['$$a\n+ b$$\n\ntext', [['block', 'a\n+ b']]],
  ['words\n$$\nx\n$$\nwords', [['block', 'x']]],
  ['- item\n  $$\n  x\n  $$', [['block', 'x']]],
  ['> $$\n> x\n> $$', [['block', 'x']]],
  ['| a |\n| - |\n| $x$ |', [['inline', 'x']]],
  ['# About $x$', [['inline', 'x']]],
  ['```math\na &\n\n$b$\n```', [['block', 'a &amp;\n\n$b$']]],
  ['- item\n\n  ~~~math\n  x\n  ~~~', [['block', 'x']]],
])('finds the formulas of %j', (markdown, formulas) => {
  expect(formulasIn(markdown)).toEqual(formulas);
});

test.each([
  'costs $5 and $6',
  'between $5/$6',
  '$ x$ and $x $',
  '\\$x\\$',
  '\\$x$',
  '`$x$` and ``$y$``',
  '```\n$x$\n```',
  '```math\n \n```',
  '```mathematica\nx\n```',
  '    $$\n    x\n    $$',
  'a $x\ny$ b',
  '$$\n\nx\n\n$$',
  '$$',
  '$$ $$',
  '$$$x$$$',
  'use $FOO and `$BAR`',
  'run $a${b',
  '$x',
])('leaves %j as words', (markdown) => {
  expect(formulasIn(markdown)).toEqual([]);
});

test('the anchor of a heading has the source of its formula', () => {
  expect(parseMarkdown('# About $x^2$')).toContain('<h1 id="about-x-2">');
});

test.each(['$'.repeat(50_000), '$a '.repeat(20_000), '$$a\n'.repeat(20_000), '$$a$$$ '.repeat(10_000)])(
  'reads a text of many dollar signs: %.10s',
  (text) => {
    expect(formulaAt(text)).toBeUndefined();
    expect(parseMarkdown(text)).toContain('$');
  },
);
