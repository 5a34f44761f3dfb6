import { expect, it } from 'vitest';
import { formatTime, parseTime } from './times.ts';
import { startSecondsOf, watchUrl } from './video-url.ts';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

it.each([
  ['12:34', 754],
  ['75:00', 4500],
  ['1:02:03', 3723],
  ['0:01.5', 1],
  ['1:75', undefined],
  ['1:75:00', undefined],
  ['12', undefined],
  ['', undefined],
])('parses %j as %s seconds', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds);
});

it.each([
  [watchUrl('abcdefghijk', 754.9), 754],
  [watchUrl('abcdefghijk'), undefined],
  ['https://youtu.be/abcdefghijk?t=90', 90],
  ['https://m.youtube.com/watch?t=1h2m3s&v=abcdefghijk', 3723],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk?start=5', 5],
  ['https://www.youtube.com/watch?v=abcdefghijk&t=soon', undefined],
  ['https://www.youtube.com/watch?v=other000000&t=5', undefined],
  ['https://evil.example/watch?v=abcdefghijk&t=5', undefined],
  ['javascript:alert(1)//youtube.com/abcdefghijk', undefined],
  ['/abcdefghijk', undefined],
])('reads the start of %s as %s seconds', (address, seconds) => {
  expect(startSecondsOf(address, 'abcdefghijk')).toBe(seconds);
});
