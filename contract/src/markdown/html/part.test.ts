import { expect, test } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { partOf } from './part.ts';

const TEXT = `---
title: x
---

Before

# One

a [ref] b[^1]

## Inner

c

# Two

d

## Inner

e

> ## Quoted
>
> f

[ref]: https://example.org

[^1]: note
`;

const DEFINITIONS = '\n\n[ref]: https://example.org';

test.each<[anchor: string, part: string, footnotes?: string]>([
  ['one', '# One\n\na [ref] b[^1]\n\n## Inner\n\nc', '\n\n[^1]: note'],
  ['inner', '## Inner\n\nc'],
  ['two', '# Two\n\nd\n\n## Inner\n\ne\n\n> ## Quoted\n>\n> f'],
  ['inner-1', '## Inner\n\ne\n\n> ## Quoted\n>\n> f'],
  ['quoted', '> ## Quoted\n>\n> f'],
])('the part of %s ends at the next heading of its level', (anchor, part, footnotes = '') => {
  expect(partOf(TEXT, anchor)).toBe(part + DEFINITIONS + footnotes);
});

test('a heading that is not there, and a text that is too complex, have no part', () => {
  expect(partOf(TEXT, 'three')).toBeUndefined();
  expect(partOf('', 'one')).toBeUndefined();
  expect(partOf(`${'> '.repeat(5_000)}# a`, 'a')).toBeUndefined();
});

const NOTE = '0192f0c1-2b3c-7d4e-8f50-112233445566';

test('a picture whose address is a note is a link that is marked, and other pictures stay pictures', () => {
  const html = parseMarkdown(`![Plan "1\\]"](note:${NOTE}#step) ![x](note:1) ![y](/a.png)`);
  expect(html.replaceAll(/-[a-z0-9]{10,}(?==)/g, '')).toBe(
    `<p><a data-note="${NOTE}" data-heading="#step" data-embed="">Plan &quot;1]&quot;</a> <img src="note:1" alt="x"> <img src="/a.png" alt="y"></p>\n`,
  );
});
