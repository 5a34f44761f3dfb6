// @vitest-environment jsdom
// The service writes a note's HTML by itself: it must be what the reading view draws.
import { hostileHtml, hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { describe, expect, test } from 'vitest';
import { noteHtml } from '../../../../api/src/features/pages/html/note-html.writer.ts';
import { renderMarkdown } from './render.ts';

const NOTE = '0192f0c1-2b3c-7d4e-8f50-112233445566';
const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|feed|view-source|data:(?!image\/))/iu;
const ADDRESSES = /^(?:href|xlink:href|src|action|formaction|data|srcdoc|background)$/i;
const FOREIGN = /^(?:script|style|iframe|object|embed|base|meta|link|svg|math|form|button|template)$/;

function element(content: string | DocumentFragment): HTMLElement {
  const box = document.createElement('div');
  if (typeof content === 'string') box.innerHTML = content;
  else box.append(content);
  return box;
}

/** Elements with their attributes in order, without what only a script can use. */
function outline(content: string | DocumentFragment): string {
  const box = element(content);
  for (const added of box.querySelectorAll('button, a[name]')) added.remove();
  for (const image of box.querySelectorAll('[data-foreign]')) image.removeAttribute('data-foreign');
  const written = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(written).join('')}</>`;
  };
  return [...box.childNodes].map(written).join('');
}

describe('A note that the service renders', () => {
  test.each([
    ['headings', '# One\n\n## One\n\n### Über *uns*\n\ntext'],
    ['lists', '- a\n  - b\n- c\n\n3. x\n4. y'],
    ['tasks', '- [ ] open **one**\n  - [x] below\n- [x]\n\n> - [ ] quoted'],
    ['code', '```ts\nconst a = 1 < 2;\n```\n\n`inline`\n\n    indented'],
    ['tables', '| a | b |\n| :- | -: |\n| 1 | 2 |'],
    ['links', '[x](https://example.org) [y](/note) <mail@example.org> [z](#one) https://example.org/路径。'],
    ['an embedded note', `![Plan "1"](note:${NOTE}#step)\n\na ![x](note:${NOTE})`],
    ['links to notes', `[Plan](note:${NOTE}#step) [x](note:1) [file](/api/attachments/${NOTE})`],
    [
      'pictures',
      `![A|200](/a.png "Caption")\n\n![x](https://example.org/a.png) ![](/api/attachments/${NOTE})`,
    ],
    ['a linked picture', '[![A](/a.png "Words")](/note)'],
    ['footnotes', 'a[^1] b[^x] a[^1]\n\n[^1]: one\n[^x]: two\n\n    more'],
    ['callouts', '> [!note] Title\n> text\n\n> [!tip]\n> text'],
    ['formulas', '# A $x^2$\n\na $a<b$ b $$c$$\n\n$$\nd\n- e\n$$'],
    ['highlights and strikes', 'a ==b== ~~c~~ **d** *e*'],
    ['front matter', '---\ntags: [a, b]\ntitle: x\n---\n\ntext'],
    ['right to left', 'שלום world\n\n- مرحبا\n- b\n\n> [!note]\n> שלום\n\n```\nשלום\n```'],
    ['HTML', '<details open><summary>S</summary>\n\ntext\n\n</details>\n\na<br>b <kbd>k</kbd> <sub>1</sub>'],
    ['HTML with attributes', '<p align="center" class="x" style="color:red" data-task="1" id="p">x</p>'],
    ['HTML with a picture', '<img src="/a.png" width="20" height="30" alt="x" onerror="run()">'],
    ['entities', 'a &amp; b &lt;c&gt; "quoted" \\*'],
    ['too deep Markdown', '> '.repeat(5_000)],
  ])('has the elements of the reading view: %s', (_what, markdown) => {
    expect(outline(noteHtml(markdown, new URL(location.href)))).toBe(outline(renderMarkdown(markdown)));
  });

  test.each([...hostileTexts, ...hostileHtml])('has nothing that runs: %j', (text) => {
    const found = [...element(noteHtml(text, new URL(location.href))).querySelectorAll('*')];
    const dangers = found.flatMap(({ localName, attributes }) => [
      ...(FOREIGN.test(localName) ? [localName] : []),
      ...[...attributes].flatMap(({ name, value }) =>
        /^on|^style$|^class$/i.test(name) || (ADDRESSES.test(name) && RUNS.test(value))
          ? [`${localName} ${name}=${value}`]
          : [],
      ),
    ]);
    expect(dangers).toEqual([]);
  });

  test('has the anchors of its headings, so that a browser finds them without a script', () => {
    const box = element(noteHtml('# Über *uns*\n\n# One\n\n## One', new URL(location.href)));
    const named = [...box.querySelectorAll('a[name]')];
    expect(named.map((each) => [each.getAttribute('name'), each.parentElement?.tagName])).toEqual([
      ['über-uns', 'H1'],
      ['one', 'H1'],
      ['one-1', 'H2'],
    ]);
  });

  test('asks no other site for anything', () => {
    const html = noteHtml(
      '![x](https://example.org/a.png) <img src="//example.org/b.png">',
      new URL(location.href),
    );
    expect([...element(html).querySelectorAll('[src]')]).toEqual([]);
  });
});
