import { describe, expect, it } from 'vitest';
import { styleLeaks } from './style-scope.mjs';

/** @param {string} css */
const leaksOf = (css) => styleLeaks(css, { name: 'rain' });

describe('styles that stay inside', () => {
  it.each([
    ['a class of the remote in its layer', '@layer rain { .rain-drop { color: red } }'],
    ['a layer below its own', '@layer rain.cards { .rain-card { color: red } }'],
    ['what is below its class, in a theme', '@layer rain { .dark .rain-drop > svg { color: red } }'],
    ['a nested rule', '@layer rain { .rain-drop { & b { color: red } } }'],
    ['a rule for narrow screens', '@layer rain { @media (width < 400px) { .rain-drop { color: red } } }'],
    ['keyframes with its name', '@layer rain { @keyframes rain-fall { to { top: 0 } } }'],
    ['a sheet of a shadow root', ':host { color: red } b { color: blue }'],
  ])('%s', (_what, css) => expect(leaksOf(css)).toEqual([]));

  it('classes that the bundler renames', () => {
    expect(styleLeaks('@layer rain { .drop { color: red } }', { name: 'rain', isModule: true })).toEqual([]);
  });
});

it.each([
  ['@layer rain { body { margin: 0 } }', /body selects by no class rain-…/],
  ['@layer rain { body:has(.rain-drop) { margin: 0 } }', /body:has\(\.rain-drop\) selects by no class/],
  ['@layer rain { .rain-drop, a { margin: 0 } }', /^a selects by no class/],
  ['@layer rain { .drop { margin: 0 } }', /\.drop selects by no class/],
  ['.rain-drop { margin: 0 }', /\.rain-drop is outside of @layer rain/],
  ['@layer rainbow { .rain-drop { margin: 0 } }', /outside of @layer rain/],
  ['@keyframes fall { to { top: 0 } }', /@keyframes fall does not start with rain-/],
  ['@font-face { font-family: "Body"; src: url(a.woff2) }', /@font-face Body does not start/],
  ['@property --size { syntax: "*"; inherits: false }', /@property --size does not start/],
  ['@import url(https://example.org/a.css);', /@import/],
])('%s could change other pages', (css, leak) => {
  expect(leaksOf(css)).toEqual([expect.stringMatching(leak)]);
});
