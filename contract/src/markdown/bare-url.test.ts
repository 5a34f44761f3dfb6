import { expect, test } from 'vitest';
import { bareUrlEnd, bareUrlHref } from './bare-url.ts';

test.each([
  // Chinese, Japanese and Korean.
  ['https://example.com/路径', '。然后'],
  ['https://ja.wikipedia.org/wiki/東京', ''],
  ['https://example.com/?q=東京&page=2', 'を見る'],
  ['https://example.com', '然后'],
  ['https://example.com/path', '。然后'],
  ['https://example.com', '，然后'],
  ['https://example.com/a', '、https://example.com/b'],
  ['https://example.com', '；'],
  ['https://example.com', '：好'],
  ['https://example.com?q=1', '！'],
  ['https://example.com', '？'],
  ['https://example.com', '）。'],
  ['https://example.com/p', '（说明）'],
  ['https://example.com/p', '「引用」'],
  ['https://example.com/p', '』'],
  ['https://example.com/p', '【一】'],
  ['https://example.com/p', '《书》'],
  ['https://example.com/p', '〜'],
  ['https://example.com/p', 'Ａ'],
  ['https://example.com/p', '\u3000次'],
  ['https://example.com/p', 'を見る'],
  ['https://example.com/p', 'カタカナ'],
  ['https://example.com/p', 'ｶﾅ'],
  ['https://example.com/p', '에서'],
  ['https://example.com', '.然后'],
  ['https://example.com/p', '”然后'],
  ['https://example.com/p', '……好'],
  ['www.example.com', '。然后'],
  ['http://例え.jp/p', 'を見る'],
  ['https://例え.テスト', '。'],
  ['https://ja.wikipedia.org/wiki/%E6%9D%B1%E4%BA%AC', 'です'],
  // Punctuation around a URL.
  ['https://example.com/p', '.'],
  ['https://example.com/p', ',;:!?'],
  ['https://example.com/p', `'"`],
  ['https://example.com/p', ').'],
  ['https://example.com/p', ']'],
  ['https://example.com/p', '**'],
  ['https://example.com/?a=1', '&amp;'],
  ['https://example.com/p', '<br>'],
  ['https://example.com/p', ' more'],
  ['https://example.com/p', '\nmore'],
  // Inside a URL.
  ['https://en.wikipedia.org/wiki/Soup_(dish)', ' is'],
  ['https://en.wikipedia.org/wiki/Soup_(dish_(hot))', ').'],
  ['https://example.com/a[1]', ','],
  ['https://example.com/a.b,c;d:e!f', ''],
  ['https://example.com/?a=1&b=%20#top', ''],
  ['HTTPS://EXAMPLE.COM/P', ''],
  ['https://пример.рф/путь', '。'],
  ['https://example.com/naïve', ''],
  ['http://localhost:3000', '.'],
])('a URL ends at %j before %j', (url, rest) => {
  expect(bareUrlEnd(url + rest)).toBe(url.length);
});

test.each([
  'https://',
  'https://。',
  'https://然后',
  'https://(a)',
  'ftp://a.example',
  'see https://a.example',
  '',
])('%j begins with no URL', (text) => {
  expect(bareUrlEnd(text)).toBe(0);
});

test('a long tail of brackets takes no longer than its length', () => {
  const start = performance.now();
  expect(bareUrlEnd(`https://a.example${').'.repeat(200_000)}`)).toBe('https://a.example'.length);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a URL without a scheme leads to HTTP', () => {
  expect(bareUrlHref('WWW.example.com')).toBe('http://WWW.example.com');
  expect(bareUrlHref('https://www.example.com')).toBe('https://www.example.com');
});
