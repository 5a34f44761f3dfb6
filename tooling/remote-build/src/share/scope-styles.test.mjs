import { expect, it } from 'vitest';
import { scopeStyles } from './scope-styles.mjs';
import { styleLeaks } from './style-scope.mjs';

const LIBRARY = `
@charset "utf-8";
@font-face { font-family: "Body"; src: url(body.woff2) }
@keyframes fall { from { top: 0 } to { top: 9px } }
:root { --font: Body, sans-serif }
body, .map .pin > b { color: red; animation: fall 2s; font-family: Body }
.map { &:hover { color: blue } }
@media (width < 400px) { a:is(.x, .y)::before { content: "fall, Body" } }
`;

const scoped = scopeStyles(LIBRARY, { name: 'rain', within: 'rain-map' });

it('makes a sheet of a library that changes no other page', () => {
  expect(styleLeaks(LIBRARY, { name: 'rain' })).not.toEqual([]);
  expect(styleLeaks(scoped, { name: 'rain' })).toEqual([]);
});

it('selects below the element, and says the new names wherever they are used', () => {
  expect(scoped).toMatch(/^@layer rain \{/);
  expect(scoped).toContain('.rain-map { --font: rain-Body, sans-serif }');
  expect(scoped).toMatch(/\.rain-map, ?\.rain-map \.map \.pin > b/);
  expect(scoped).toContain('animation: rain-fall 2s; font-family: rain-Body');
  expect(scoped).toContain('@keyframes rain-fall { from { top: 0 } to');
  expect(scoped).toContain('.rain-map a:is(.x, .y)::before { content: "fall, Body" }');
  expect(scoped).toContain('font-family: "rain-Body"');
});
