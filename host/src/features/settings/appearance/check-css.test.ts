import { expect, test } from 'vitest';
import { checkCss } from './check-css.ts';

const problemsIn = (css: string) => checkCss(css).map(({ line, message }) => `${line} ${message}`);

test.each([
  '',
  '/* nothing */',
  'h1 { color: red }',
  'html.dark { --chakra-colors-bg: #000; }\n@media (max-width: 30em) { nav { display: none } }',
  '.a { & > b { color: oklch(60% 0.1 200) } }',
  '@layer x { a::before { content: "}" } }',
  'a { background: url(data:image/png;base64,AA==) }',
  '[data-tag="work"] { --tag: color-mix(in srgb, red 50%, var(--x)) }',
])('%j can be used', (css) => expect(problemsIn(css)).toEqual([]));

test.each([
  ['a {\n color: red', '1 { is never closed'],
  ['a { color: red }\n}', '2 } closes nothing'],
  ['a { color: rgb(1, 2 }', '1 } closes nothing'],
  ['a { color: red }\n\nb { color blue }', '3 Colon is expected'],
  ['hello', '1 "{" is expected'],
  ['a, { b: c }', '1 Selector is expected'],
  ['a { content: "x\n }', '1 A quotation mark is never closed'],
  ['/* open', '1 A comment is never closed with */'],
  ['@import url(https://example.org/a.css);', '1 @import isn’t supported. Paste the rules themselves'],
])('%j is refused', (css, problem) => expect(problemsIn(css)).toContain(problem));
