import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [4_300, '4.2 kB'],
  [52 * 1024 ** 2, '52 MB'],
  [500 * 1024 ** 2, '500 MB'],
  [7_500 * 1024 ** 3, '7,500 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
