// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { pictureWidth, widthFor } from './picture-width.ts';

afterEach(() => vi.unstubAllGlobals());
const onScreen = (density: number) => vi.stubGlobal('devicePixelRatio', density);

test.each([
  [1, 390, 960],
  [2, 390, 960],
  [3, 390, 960],
  [1, 704, 960],
  [2, 704, 1920],
  [1, 961, 1920],
  [2, 1000, undefined],
])('at %s pixels for each of the page, a picture %s wide is fetched %s wide', (density, shown, width) => {
  onScreen(density);
  expect(pictureWidth(shown)).toBe(width);
});

test.each([
  ['200', 480],
  ['470', 960],
  ['5000', 1920],
  ['0', 1920],
])('a picture with the width %s of its own is fetched %s wide', (own, width) => {
  onScreen(2);
  const [image, note] = [document.createElement('img'), document.createElement('div')];
  Object.defineProperty(note, 'clientWidth', { value: 700 });
  image.setAttribute('width', own);
  expect(widthFor(image, note)).toBe(width);
});
