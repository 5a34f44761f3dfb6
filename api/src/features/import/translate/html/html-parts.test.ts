import { expect, it } from 'vitest';
import { pageToMarkdown } from './html-to-markdown.rules.ts';

function read(html: string) {
  const lost: string[] = [];
  const text = pageToMarkdown(html, 'a.html', (reason, what) =>
    lost.push(what ? `${reason}: ${what}` : reason),
  );
  return { text, lost };
}

it.each([
  ['<center>Title</center><center>Sub</center>', 'Title\\\nSub'],
  ['<address>a</address><address>b</address>', 'a\\\nb'],
  ['<details><summary>s</summary>text</details>', 's\n\ntext'],
  ['<fieldset><legend>l</legend><form>f</form></fieldset>', 'l\\\nf'],
  ['<select><option>one</option><option>two</option></select>', 'one\\\ntwo'],
])('Words of blocks stand apart: %s', (html, expected) => {
  expect(read(html)).toEqual({ text: expected, lost: [] });
});

it.each([
  ['audio controls', 'audio'],
  ['video', 'video'],
])('The source of %s becomes a link', (open, close) => {
  const html = `<${open}><source src="https://x.org/s.mp3"><source src="https://x.org/s.ogg">Old browser</${close}>`;
  expect(read(html)).toEqual({ text: '[Old browser](https://x.org/s.mp3)', lost: [] });
});

it('A sound without another text is named by its file', () => {
  expect(read('<audio><source src="https://x.org/s.mp3"></audio>').text).toBe('[s.mp3](https://x.org/s.mp3)');
});

it('Math is kept as TeX where it is there, and reported where it is not', () => {
  const tex = '<annotation encoding="application/x-tex">a^2 + b</annotation>';
  const math = `<math><semantics><mrow><mi>a</mi></mrow>${tex}</semantics></math>`;
  expect(read(`<p>so ${math} is</p>`)).toEqual({ text: 'so $a^2 + b$ is', lost: [] });
  expect(
    read(
      `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html">a2+b</span></span>`,
    ).text,
  ).toBe('$a^2 + b$');
  expect(read(`<table><tr><th>h</th></tr><tr><td>${math.replace('+', '|')}</td></tr></table>`).text).toBe(
    '| h |\n| - |\n| $a^2 \\| b$ |',
  );
  expect(
    read('<p>x <math><mi>a</mi></math><svg><text>t</text></svg><svg aria-hidden="true"></svg></p>'),
  ).toEqual({
    text: 'x',
    lost: [
      'A part that cannot be shown here was left out: math',
      'A part that cannot be shown here was left out: svg',
    ],
  });
});
