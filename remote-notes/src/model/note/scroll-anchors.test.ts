import { expect, test } from 'vitest';
import { anchorTextOf, findAnchor } from './scroll-anchors.ts';

const place = (text: string, nth = 0) => ({ letters: anchorTextOf(text), nth, top: 200 + nth });

test.each([
  ['# Soups of the year', 'Soups of the year'],
  ['- see [the leeks](https://a.example/long) now', 'see the leeks now'],
  ['12. **twelve** of `them`', 'twelve of them'],
  ['東京タワー', '東京タワー'],
])('finds the source %j by the rendered text %j', (source, read) => {
  expect(findAnchor(['other', anchorTextOf(source)], [place(read)])?.index).toBe(1);
});

test('finds the visible one among equal blocks, or the next one when it is gone', () => {
  const blocks = ['same', 'other', 'same'];
  expect(findAnchor(blocks, [place('same', 1)])).toEqual({ index: 2, top: 201 });
  expect(findAnchor(blocks, [place('gone'), place('other')])?.index).toBe(1);
  expect(findAnchor(blocks, [place('gone')])).toBeNull();
});
