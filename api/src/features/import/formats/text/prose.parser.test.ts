import { describe, expect, it } from 'vitest';
import { mapProse, piecesOf } from './prose.parser.ts';

const shout = (text: string) => mapProse(text, (prose) => prose.toUpperCase());

describe('Prose and code are separated', () => {
  it.each([
    ['a code span', 'a `b` c', 'A `b` C'],
    ['a span of two backticks with one inside', 'a ``b ` c`` d', 'A ``b ` c`` D'],
    ['a lone backtick', 'a ` b', 'A ` B'],
    ['an escaped backtick', 'a \\` b ` c', 'A \\` B ` C'],
    ['a span over two lines', 'a `b\nc` d', 'A `b\nc` D'],
    ['backticks of two paragraphs', 'a ` b\n\nc ` d', 'A ` B\n\nC ` D'],
    ['backticks of two items', '- a ` b\n- c ` d\n1. e ` f', '- A ` B\n- C ` D\n1. E ` F'],
    ['backticks of two rows', '| a ` |\n| b ` |', '| A ` |\n| B ` |'],
    ['backticks around a heading', 'a `\n# b `\nc ` d', 'A `\n# B `\nC ` D'],
    ['a backtick before a quote', 'a `\n> b ` c', 'A `\n> B ` C'],
    ['backticks of two quoted paragraphs', '> a `\n>\n> b ` c', '> A `\n>\n> B ` C'],
    ['a span over two quoted lines', '> a `b\n> c` d', '> A `b\n> c` D'],
    ['a span over two lines of an item', '- a `b\n  c` d', '- A `b\n  c` D'],
    ['code of HTML in two items', '- a <code> b\n- c </code> d', '- A <CODE> B\n- C </CODE> D'],
    ['a fence', 'a\n```js\nb\n```\nc', 'A\n```js\nb\n```\nC'],
    ['a fence in a longer one', '````\n```\nb\n```\n````\nc', '````\n```\nb\n```\n````\nC'],
    ['tildes around backticks', '~~~\n```\nb\n~~~\nc', '~~~\n```\nb\n~~~\nC'],
    ['a fence in an item', '- a\n  ```\n  b\n  ```\n- c', '- A\n  ```\n  b\n  ```\n- C'],
    ['an item that is a fence', '- ```\n  b\n  ```\nc', '- ```\n  b\n  ```\nC'],
    ['a fence in a quote', '> ```\n> b\n> ```\n> c', '> ```\n> b\n> ```\n> C'],
    ['a quote that ends before its fence', '> ```\n> b\nc', '> ```\n> b\nC'],
    ['a fence that never ends', 'a\n```\nb\n\nc', 'A\n```\nb\n\nc'],
    ['three backticks in a line', 'a ```b``` c', 'A ```b``` C'],
    ['an indented block', 'a\n\n    b\n\nc', 'A\n\n    b\n\nC'],
    ['an indented item', '- a\n\n    b\n\n    c', '- A\n\n    B\n\n    C'],
    ['math in a line', 'a $b==c$ and $d==e$ f', 'A $b==c$ AND $d==e$ F'],
    ['amounts of money', 'a $5 b $6 c, $x$1', 'A $5 B $6 C, $X$1'],
    ['escaped dollars', 'a \\$b$ c', 'A \\$B$ C'],
    ['links between dollars', '[a$](b) [c$](d)', '[A$](B) [C$](D)'],
    ['displayed math', 'a $$[[1,2],[3,4]]$$ b', 'A $$[[1,2],[3,4]]$$ B'],
    ['displayed math over lines', 'a\n$$\nb\n\nc\n$$\nd', 'A\n$$\nb\n\nc\n$$\nD'],
    ['math that never ends', 'a\n$$\nb\n\nc', 'A\n$$\nB\n\nC'],
    ['dollars in code', 'a `$` b $', 'A `$` B $'],
    ['code of HTML', 'a <code class="x">b</code> c', 'A <code class="x">b</code> C'],
    ['a block of HTML', 'a\n\n<pre>\nb\n\nc\n</pre>\nd', 'A\n\n<pre>\nb\n\nc\n</pre>\nD'],
    ['a block of HTML that never ends', '<pre>\n\nb', '<PRE>\n\nB'],
    ['Windows line ends', 'a\r\n```\r\nb\r\n```\r\nc', 'A\r\n```\r\nb\r\n```\r\nC'],
  ])('with %s', (_what, text, expected) => {
    expect(shout(text)).toBe(expected);
  });

  it.each([
    ['backticks', '`'.repeat(1_000_000)],
    ['runs of all lengths', Array.from({ length: 1_400 }, (_, n) => '`'.repeat(n + 1)).join(' ')],
    ['fences in fences', '```\n~~~\n'.repeat(120_000)],
    ['quotes', '> '.repeat(500_000)],
    ['dollars', '$'.repeat(1_000_000)],
    ['spaced dollars', '$a '.repeat(300_000)],
    ['lines of dollars', '$$\n'.repeat(300_000)],
    ['code of HTML', '<code><pre>\n'.repeat(80_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['markers', '- '.repeat(500_000)],
  ])('quickly in 1 MB of %s, and without losing anything', (_what, text) => {
    const start = performance.now();
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join('') === text,
    ).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
