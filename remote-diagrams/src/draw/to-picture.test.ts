// @vitest-environment jsdom

import { hostileHtml, hostileSvg } from '@my-note/contract/testing/hostile-texts';
import { expect, test } from 'vitest';
import { toPicture } from './to-picture.ts';

const svg = (content: string) =>
  `<svg viewBox="0 0 120.2 40" style="max-width: 120px" xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test('takes size and words from the drawing', () => {
  expect(toPicture(svg('<title>Seed</title><desc>Grows</desc><text>A</text>'))).toMatchObject({
    width: 121,
    height: 40,
    alt: 'Seed. Grows',
  });
  expect(toPicture('')).toBeNull();
  expect(toPicture('<svg viewBox="0 0 0 0"></svg>')).toBeNull();
});

test.each(hostileSvg)('leaves nothing that runs or is fetched in the picture: %s', (content) => {
  const picture = toPicture(svg(`<rect width="10" height="10" />${content}`));
  expect(picture?.svg).toContain('<rect');
  expect(picture?.svg).not.toMatch(/hostile|example\.org|<a |script|foreign/i);
});

const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|data:)/iu;

test.each(hostileHtml)('leaves nothing that runs in a picture of %j', (html) => {
  const picture = toPicture(svg(html));
  const drawn = new DOMParser().parseFromString(picture?.svg ?? '', 'image/svg+xml');
  for (const element of drawn.querySelectorAll('*')) {
    expect(element.localName).not.toMatch(/^(?:script|iframe|object|embed|foreignobject|a|form)$/i);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (/href|src/i.test(name)) expect(value).not.toMatch(RUNS);
    }
  }
});
