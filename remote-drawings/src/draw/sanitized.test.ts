// @vitest-environment jsdom

import { hostileHtml, hostileSvg } from '@my-note/contract/testing/hostile-texts';
import { expect, test } from 'vitest';
import { sanitized } from './sanitized.ts';

function svg(content: string): SVGSVGElement {
  const box = document.createElement('div');
  box.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" />${content}</svg>`;
  const [drawn] = box.getElementsByTagName('svg');
  if (!drawn) throw new Error('no SVG');
  return drawn;
}

test('keeps shapes, words, and the fonts of a drawing', () => {
  const xml = sanitized(
    svg('<defs><style>@font-face { font-family: Excalifont }</style></defs><text>Seed</text>'),
  );
  expect(xml).toMatch(/^<svg [\s\S]*@font-face[\s\S]*<text>Seed<\/text>/);
});

test('is XML whatever the words are', () => {
  const words = svg('<text>A</text>');
  const [text] = words.getElementsByTagName('text');
  if (text) text.textContent = 'Se\u0000\u0007ed\uffff \ud83c\udf31';
  const drawn = new DOMParser().parseFromString(sanitized(words), 'image/svg+xml');
  expect(drawn.documentElement.textContent).toBe('Seed 🌱');
});

test.each(hostileSvg)('leaves nothing that runs or is fetched in the picture: %s', (content) => {
  const xml = sanitized(svg(content));
  expect(xml).toContain('<rect');
  expect(xml).not.toMatch(/hostile|example\.org|<a |script|foreign/i);
});

const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|data:)/iu;

test.each(hostileHtml)('leaves nothing that runs in a picture of %j', (html) => {
  const drawn = new DOMParser().parseFromString(sanitized(svg(html)), 'image/svg+xml');
  for (const element of drawn.querySelectorAll('*')) {
    expect(element.localName).not.toMatch(/^(?:script|iframe|object|embed|foreignobject|a|form)$/i);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (/href|src/i.test(name)) expect(value).not.toMatch(RUNS);
    }
  }
});
