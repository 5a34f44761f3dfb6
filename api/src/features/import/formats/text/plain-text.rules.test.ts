import { expect, it } from 'vitest';
import { plainToMarkdown } from './plain-text.rules.ts';

it.each([
  ['two lines', 'one\ntwo\n\nthree', 'one  \ntwo\n\nthree'],
  ['lines of Windows', 'one\r\ntwo', 'one  \ntwo'],
  ['a list', 'Buy:\n- milk\n* eggs\n1. bread', 'Buy:\n- milk\n* eggs\n1. bread'],
  ['tasks', '- [ ] milk\n- [x] eggs [2]', '- [ ] milk\n- [x] eggs \\[2\\]'],
  [
    'marks',
    '# no heading *no* _no_ [no](x) <b> `no` $5$ a|b ~~no~~',
    '\\# no heading \\*no\\* \\_no\\_ \\[no\\](x) \\<b\\> \\`no\\` \\$5\\$ a\\|b \\~\\~no\\~\\~',
  ],
  ['names with underscores', 'snake_case_name', 'snake_case_name'],
  ['a highlight of other programs', 'a ==b== c', 'a \\=\\=b\\=\\= c'],
  ['an address', 'see https://example.org/a_b_?c=*d* *now*', 'see https://example.org/a_b_?c=*d* \\*now\\*'],
])('Plain text with %s shows the same as Markdown', (_what, text, expected) => {
  expect(plainToMarkdown(text)).toBe(expected);
});
