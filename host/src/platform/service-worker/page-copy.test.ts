import { describe, expect, test } from 'vitest';
import { copyOf } from './page-copy.ts';

const files = new Set(['/assets/vendor.1.js', '/assets/main.1.js']);
const build = { files, now: new Date('2026-11-26T14:02:00'), locale: 'en-GB' };
const data = { config: {}, registry: { remotes: [] }, hasText: true, reader: '7' };
const responses = '{"/notes/by-slug?slug=a":{"content":"$& \\u003c/script>"}}';

/** A page as the service sends it (api/src/app/site/compose-page.ts). */
const pageWith = (text: string, scripts = [...files]) =>
  [
    `<head><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
    '<script data-parts="/assets/kit.js">early("/assets/other.js")</script>',
    ...scripts.map((url) => `<script defer="defer" src="${url}"></script>`),
    '</head><body><div id="first-page"><style></style>',
    `<main><div role="article" class="a"><h1>A</h1>${text}</div></main></div>`,
    `<script type="application/json" id="page-responses">${responses}</script><div id="root"></div></body>`,
  ].join('');

describe('the copy of a page', () => {
  test('has the text, and says of when it is', () => {
    const copy = copyOf(pageWith('<p>Costs $& more</p>'), build);
    expect(copy).toContain('<h1>A</h1><p>Costs $& more</p>');
    expect(copy).toContain('<p role="status">Copy of 26 Nov 2026, 14:02. The newest text follows');
    expect(copy).toContain('<div id="first-page" data-copy>');
  });

  test('is made whatever stands in the attributes of the text', () => {
    const text = '<img alt="<script defer " src="https://example.org/a.png">';
    expect(copyOf(pageWith(text), build)).toContain(text);
  });

  test('has nothing that the app would take for new, and its script as it was', () => {
    const copy = copyOf(pageWith(''), build);
    expect(copy).not.toMatch(/page-responses|by-slug|registry|config/);
    expect(copy).toContain('id="page-data">{"reader":"7","hasText":true}</script>');
    expect(copy).toContain('<script data-parts="/assets/kit.js">early("/assets/other.js")</script>');
  });

  test('says the time as the reader writes it', () => {
    expect(copyOf(pageWith(''), { ...build, locale: 'de' })).toContain('Kopie vom 26.11.2026, 14:02.');
  });

  test('is in the language of the page, in the form of the region where the browser speaks it', () => {
    const german = `<html lang="de" dir="ltr">${pageWith('')}`;
    expect(copyOf(german, build)).toContain('Kopie vom 26.11.2026, 14:02.');
    const english = `<html lang="en" dir="ltr">${pageWith('')}`;
    expect(copyOf(english, { ...build, locale: 'en-US' })).toMatch(/Copy of Nov 26, 2026, 2:02\sPM\./);
  });

  test.each([
    ['has no text', pageWith('').replace('first-page', 'other')],
    ['has no place for the notice', pageWith('').replace('role="article"', '')],
    ['is of another build', pageWith('', ['/assets/vendor.1.js', '/assets/main.2.js'])],
    ['names no scripts', pageWith('', [])],
  ])('is not made of a page that %s', (_what, page) => {
    expect(copyOf(page, build)).toBeUndefined();
  });
});
