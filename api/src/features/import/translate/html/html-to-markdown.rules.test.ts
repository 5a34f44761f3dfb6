import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from './html-to-markdown.rules.ts';
import { parseHtml } from './html-tree.parser.ts';

const read = (html: string) => pageToMarkdown(html, 'a.html', () => undefined);

describe('HTML as Markdown', () => {
  it.each([
    [
      'lines of an editor',
      '<div>one</div><div>two</div><div><br></div><div>three</div>',
      'one\\\ntwo\n\nthree',
    ],
    [
      'signs that mean something',
      '<p>*a* _b_ [c](d) # `e` $f$ ==g== a|b</p>',
      '\\*a\\* \\_b\\_ \\[c]\\(d) # \\`e\\` \\$f\\$ \\==g\\== a|b',
    ],
    ['a heading that is a sign', '<p># no</p>', '\\# no'],
    ['an address in the text', '<p>see https://example.org/a_b_c.</p>', 'see <https://example.org/a_b_c>.'],
    ['marks by styles', '<span style="font-style:italic;text-decoration:line-through">x</span>', '~~*x*~~'],
    [
      'marks that Markdown does not have',
      '<mark>a</mark><sup>b</sup><kbd>c</kbd>',
      '<mark>a</mark><sup>b</sup><kbd>c</kbd>',
    ],
    ['text that looks like HTML', '<p>&lt;script&gt;</p>', '\\<script>'],
    ['a nested list', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c'],
    [
      'a list directly in a list',
      '<ul><li>a</li><ul><li>nested</li><ul><li>deep</li></ul></ul><li>b</li></ul>',
      '- a\n  - nested\n    - deep\n- b',
    ],
    ['a list in a list before any item', '<ol>\n<ul><li>a</li></ul></ol>', '1. - a'],
    [
      'a task behind a list in a list',
      '<ul><li><input type="checkbox">a</li><ul><li>n</li></ul><li><input type="checkbox" checked>b</li></ul>',
      '- [ ] a\n  - n\n- [x] b',
    ],
    ['a video', '<video src="https://example.org/a.mp4"></video>', '[a.mp4](https://example.org/a.mp4)'],
    [
      'addresses that run',
      '<a href="javascript:x">a</a><a href="data:text/html,x">b</a><img src="javascript:x">',
      'ab',
    ],
  ])('shows %s', (_what, html, expected) => {
    expect(read(html)).toBe(expected);
  });

  it('puts few signs before lines that are quoted again and again', () => {
    expect(read(`${'<blockquote>'.repeat(90)}${'<p>x'.repeat(100)}`).length).toBeLessThan(100 * 60);
  });

  it('grows no larger than its text, in whatever order formatting is closed', () => {
    const count = (tree: Root) => {
      let nodes = 0;
      visit(tree, () => {
        nodes += 1;
      });
      return nodes;
    };
    const open = Array.from({ length: 90 }, (_, n) => `<font size=${n}>`).join('');
    expect(count(parseHtml(`<p>${open}${'<p>x'.repeat(10_000)}`, 'a.html'))).toBeLessThan(50_000);
  });
});
