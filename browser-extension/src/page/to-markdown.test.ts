import { expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const BASE = 'https://site.example/blog/post';
function read(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const part = parsed.createDocumentFragment();
  part.append(...parsed.body.childNodes);
  return toMarkdown(part, BASE);
}

it('writes headings, lists, tables, code, and quotes as a note has them', () => {
  const { markdown } = read(
    '<h2>Soil</h2><p>Some <em>good</em> <b>words</b>.</p><ul><li>one</li><li>two</li></ul>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<pre><code class="language-js">let a = 1;</code></pre><blockquote><p>Said</p></blockquote>',
  );
  expect(markdown).toContain('## Soil\n\nSome *good* **words**.');
  expect(markdown).toMatch(/^-\s+one$/m);
  expect(markdown).toMatch(/\| a +\| b +\|\n\| -+ \| -+ \|\n\| 1 +\| 2 +\|/);
  expect(markdown).toContain('```js\nlet a = 1;\n```');
  expect(markdown).toContain('> Said');
});

it('has whole addresses, those of pictures that are loaded late as well, and none that runs', () => {
  const { markdown, pictures } = read(
    '<p><a href="../about">About</a> <a href="javascript:alert(1)">Run</a></p>' +
      '<img src="/a.png" alt="A"><img data-src="b.png" alt="B"><img src="data:image/gif;base64,R0lG" alt="C">' +
      '<script>alert(1)</script><iframe src="https://ads.example/"></iframe>',
  );
  expect(markdown).toContain('[About](https://site.example/about)');
  expect(markdown).toContain('![A](https://site.example/a.png)');
  expect(markdown).toContain('![B](https://site.example/blog/b.png)');
  expect(pictures).toEqual(['https://site.example/a.png', 'https://site.example/blog/b.png']);
  expect(markdown).not.toMatch(/javascript:|alert|ads\.example|data:/);
});
