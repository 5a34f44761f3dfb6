import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anchorOf, anchorTarget, headingsOnPage, nearestHeading } from './headings.ts';

const tops: Record<string, number> = {};

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content"></main>
    <article>
      <h1>The title has no anchor</h1>
      <h1 id="user-content-one">One</h1><h2 id="user-content-content">Content</h2>
      <h3 id="user-content-über-uns">Über uns</h3><h4 id="user-content-deep">Deep</h4>
      <p id="user-content-one">A paragraph of the same name</p><a id="user-content-place">A named place</a>
    </article>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id.replace('user-content-', '')] ?? 0, 100, 20);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('table of contents', () => {
  test('it is built from the h1, h2 and h3 headings', () => {
    expect(headingsOnPage()).toEqual([
      { id: 'one', text: 'One', level: 1 },
      { id: 'content', text: 'Content', level: 2 },
      { id: 'über-uns', text: 'Über uns', level: 3 },
    ]);
  });
  test.each([
    [{ one: 90, content: 400, 'über-uns': 900 }, 'one'],
    [{ one: -300, content: 120, 'über-uns': 700 }, 'content'],
    [{ one: -900, content: -400, 'über-uns': 80 }, 'über-uns'],
  ])('with the headings at %o the one nearest 100 pixels from the top is %s', (places, nearest) => {
    Object.assign(tops, places);
    expect(nearestHeading(headingsOnPage())).toBe(nearest);
  });
  test('an anchor leads to its heading, also where the shell has the same id', () => {
    expect(anchorTarget('content')?.tagName).toBe('H2');
    expect(anchorTarget('deep')?.tagName).toBe('H4');
    expect(anchorTarget('one')?.tagName).toBe('H1');
    expect(anchorTarget('user-content-deep')?.tagName).toBe('H4');
    expect(anchorTarget('place')?.tagName).toBe('A');
    expect(anchorTarget('nowhere')).toBeNull();
  });
  test.each([
    ['#%C3%BCber-uns', 'über-uns'],
    ['#50%-off', '50%-off'],
    ['', ''],
  ])('the anchor of %s is %s', (hash, anchor) => {
    expect(anchorOf(hash)).toBe(anchor);
  });
});
