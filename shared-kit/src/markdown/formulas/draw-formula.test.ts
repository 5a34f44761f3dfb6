// @vitest-environment jsdom
import { hostileFormulas } from '@my-note/contract/testing/hostile-texts';
import { expect, test } from 'vitest';
import { drawFormula } from './draw-formula.ts';

function drawn(tex: string, display = false): HTMLElement {
  const box = document.createElement('div');
  const formula = drawFormula(tex, display);
  if (typeof formula === 'string') throw new Error(formula);
  box.append(formula);
  return box;
}

test('TeX becomes MathML without its source', () => {
  const box = drawn('\\frac{a}{b}');
  expect(box.querySelector('math > mrow > mfrac, math mfrac')).not.toBeNull();
  expect(box.textContent).toBe('ab');
});

test('a formula on a line of its own is set in display style', () => {
  expect(drawn('x', true).querySelector('math')?.getAttribute('display')).toBe('block');
  expect(drawn('x').querySelector('math')?.hasAttribute('display')).toBe(false);
});

test.each([
  ['\\mathbb{R}', 'ℝ'],
  ['\\mathcal{L}', 'ℒ'],
  ['\\mathfrak{g}', '𝔤'],
  ['\\mathbb{1A}', '𝟙𝔸'],
])('%s is written with its own letter', (tex, letters) => {
  expect(drawn(tex).textContent).toBe(letters);
});

test.each([
  ['\\frac{', 'Unexpected end of input'],
  ['\\nothing', 'Undefined control sequence'],
  ['x'.repeat(6_000), 'too long'],
  ['\\def\\x{\\x\\x}\\x', 'Too many expansions'],
])('%.20s is not drawn, and the reason is said', (tex, reason) => {
  expect(drawFormula(tex, false)).toContain(reason);
});

test.each(hostileFormulas)('nothing runs, and nothing leaves its place: %j', (tex) => {
  const formula = drawFormula(tex, true);
  if (typeof formula === 'string') return;
  for (const element of formula.querySelectorAll('*')) {
    expect(element.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
    const names = [...element.attributes].map(({ name }) => name);
    expect(names.filter((name) => /^on|^style$|^class$|href|^src$|^id$|^data-/i.test(name))).toEqual([]);
  }
});
