import { expect, test } from 'vitest';
import { endingOf, kindOf, sizeInWords } from './file-kind.ts';

test.each([
  ['application/pdf', 'pdf'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['text/plain; charset=utf-8', 'text'],
  ['text/html', 'text'],
  ['image/svg+xml', 'other'],
  ['application/pdfx', 'other'],
  ['application/octet-stream', 'other'],
  ['', 'other'],
] as const)('a file of the type %s is shown as %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test.each([
  ['report.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['.profile', ''],
  ['no ending', ''],
  ['a.b c', ''],
])('the ending of %s is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [12_345, '12 kB'],
  [9_970, '10 kB'],
  [2_400_000, '2.4 MB'],
  [5_000_000_000_000, '5000 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
