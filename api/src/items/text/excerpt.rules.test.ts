import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.rules.ts';

describe('An excerpt', () => {
  it.each([
    [
      '# Title\n\nSome *very* **bold** [link](https://x.org) and `code`.',
      'Title Some very bold link and code.',
    ],
    ['- [ ] one\n- [x] two\n  - three', 'one two three'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['> quote\n\n```js\nlet a\n```', 'quote let a'],
    ['![alt](x.png) after', 'alt after'],
    ['![alt|300](x.png) ![|80x60](x.png) a|300', 'alt a|300'],
    ['<b>x</b>', 'x'],
    ['---\ntags: [a]\n---\nThe text', 'The text'],
    ['---\nNo front matter\n---\nThe text', 'No front matter The text'],
    ['call `my_func_name(a_b)` in C# and x > y & z', 'call my_func_name(a_b) in C# and x > y & z'],
    ['', ''],
  ])('of %j is %j', (markdown, text) => {
    expect(excerptOf(markdown)).toBe(text);
  });

  it('has at most 200 characters', () => {
    expect(Array.from(excerptOf('𠮷 '.repeat(2_000)))).toHaveLength(200);
  });
});
