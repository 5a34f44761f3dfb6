import { expect, test } from 'vitest';
import { withoutFrames } from './limit-markup.ts';

test.each([
  '<link rel=preconnect>',
  '<a:link/>',
  '<a.b:link/>',
  '<é:LINK/>',
  '<b><iframe src=x>',
  '<x:meta http-equiv=refresh>',
])('%s is refused', (markup) => {
  expect(withoutFrames(markup)).toBeNull();
});

test.each(['<b>link</b>', '<linked>', '<a href="x:link">one</a>', 'a < b:link'])('%s stays', (markup) => {
  expect(withoutFrames(markup)).toBe(markup);
});
