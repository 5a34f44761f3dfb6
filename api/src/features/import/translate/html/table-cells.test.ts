import { expect, it } from 'vitest';
import { pageToMarkdown } from './html-to-markdown.rules.ts';

const read = (html: string) => pageToMarkdown(html, 'a.html', () => undefined);
const cellOf = (html: string) =>
  read(`<table><tr><th>h</th><th>i</th></tr><tr><td>${html}</td><td>end</td></tr></table>`)
    .replace('| h | i |\n| - | - |\n| ', '')
    .replace(/ \| end \|$/, '');

it.each([
  ['a line break', 'a<br>b', 'a<br>b'],
  ['paragraphs', '<p>p1</p>\n<p>p2</p>', 'p1<br>p2'],
  ['an empty line', '<div>z</div><div><br/></div><div>w</div>', 'z<br><br>w'],
  ['text before a block', 'a<p>b</p>c', 'a<br>b<br>c'],
  ['a list', '<ul>\n<li>x</li>\n<li>y<ul><li>z</li></ul></li></ul>', '• x<br>• y<br>• z'],
  ['a numbered list', '<ol start="3"><li>x</li><li>y</li></ol>', '3. x<br>4. y'],
  ['tasks', '<ul><li><input type="checkbox" checked>x</li></ul>', '• ☑ x'],
  ['code', '<pre>a | 1\nb</pre>', '`a \\| 1`<br>`b`'],
  ['a heading and a quote', '<h2>t</h2><blockquote>q</blockquote>', 't<br>q'],
  ['a table', '<table><tr><td>in</td><td>ner</td></tr><tr><td>x</td></tr></table>', 'in ner<br>x'],
  ['bold blocks', 'a <b><p>x</p><p>y</p></b>c', 'a<br>**x<br>y**<br>c'],
  ['a bold line', '<b>x<br></b>y', '**x**<br>y'],
  ['a picture', '<p><img src="https://x.org/a.png" alt="a"></p><p>b</p>', '![a](https://x.org/a.png)<br>b'],
])('A cell of a table keeps its row with %s', (_what, html, expected) => {
  expect(cellOf(html)).toBe(expected);
});

it('The caption of a table stands above it', () => {
  expect(read('<p>x</p><table><caption>The <b>cap</b></caption><tr><th>h</th></tr></table>')).toBe(
    'x\n\nThe **cap**\n\n| h |\n| - |',
  );
});
