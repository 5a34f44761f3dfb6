import { expect, test } from 'vitest';
import { markdownLanguage } from './markdown-language.ts';

function urlsIn(text: string): string[] {
  const found: string[] = [];
  markdownLanguage.language.parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name === 'URL') found.push(text.slice(from, to));
    },
  });
  return found;
}

test.each([
  ['见https://example.com/路径。然后', ['https://example.com/路径']],
  ['https://example.com/a，https://example.com/b。', ['https://example.com/a', 'https://example.com/b']],
  ['(https://example.com/p_(x)).', ['https://example.com/p_(x)']],
  ['见 www.example.com、me@a.example。', ['www.example.com', 'me@a.example']],
  ['[词](https://example.com/路径。然后)', ['https://example.com/路径。然后']],
  ['[https://example.com/p](/x)', ['https://example.com/p', '/x']],
  ['no https:// and www.', []],
])('a click in %j follows %j', (text, urls) => {
  expect(urlsIn(text)).toEqual(urls);
});
