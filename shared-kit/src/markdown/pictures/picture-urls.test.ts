import { expect, test } from 'vitest';
import { isPictureAddress } from './picture-urls.ts';

test.each([
  'https://example.org/a.png',
  'HTTP://example.org/a.png',
  '/api/attachments/1',
  'a.png',
  '//example.org/a.png',
  'data:image/png;base64,AA==',
  'data:image/svg+xml,<svg/>',
])('a picture may come from %s', (address) => {
  expect(isPictureAddress(address)).toBe(true);
});

test.each([
  'javascript:run()',
  ' java\tscript:run()',
  '\u0001javascript:run()',
  'vbscript:run()',
  'data:text/html,<p>',
  'data:image/png',
  'file:///etc/passwd',
])('no picture comes from %j', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});
