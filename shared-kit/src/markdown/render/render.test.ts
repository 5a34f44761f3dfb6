// @vitest-environment jsdom
// A sanitiser is only as good as the DOM under it: happy-dom walks the tree otherwise than browsers do.

import { parseMarkdown } from '@my-note/contract/markdown-html';
import { describe, expect, test } from 'vitest';
import { leadToNotes } from './note-links.ts';
import { render } from './render.ts';

const NOTE = '0192f0c1-2b3c-7d4e-8f50-112233445566';

function page(markdown: string): HTMLElement {
  const box = document.createElement('div');
  box.append(render(parseMarkdown(markdown)));
  return box;
}
/** As HTML, without the buttons that are added. */
function renderMarkdown(markdown: string): string {
  const box = page(markdown);
  for (const button of box.querySelectorAll('button')) button.remove();
  return box.innerHTML;
}

describe('rendered Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<svg onload=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<a href="jAvAsCrIpT:alert(1)">x</a>',
    '<form action="/api/x"><button>go</button></form>',
    '<p style="position:fixed">x</p>',
  ])('%s runs nothing', (text) => {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/script|onerror|onload|javascript:|iframe|<form|<button|style=/i);
  });
  test('words in another language stay marked, for those who hear the text', () => {
    expect(renderMarkdown('Say <span lang="fr">bonjour</span>')).toContain('<span lang="fr">bonjour</span>');
  });
  test('a text that begins with a frameset is drawn as well', () => {
    expect(renderMarkdown('<frameset onload=run()><frame src="x"></frameset>\n\nlast words')).toContain(
      'last words',
    );
  });
  test('headings have anchors that are unique', () => {
    expect(renderMarkdown('# Über uns\n\n## Über uns')).toMatch(
      /id="user-content-über-uns".*id="user-content-über-uns-1"/s,
    );
  });
  test.each(['Images', 'Links', 'Location', 'Method', 'Title', 'Name', 'Style', 'Body', 'Content', 'Forms'])(
    'a heading called %s has its anchor, and takes no name of the page',
    (name) => {
      const heading = page(`## ${name}`).querySelector('h2');
      expect(heading?.id).toBe(`user-content-${name.toLowerCase()}`);
    },
  );
  test.each([
    ['见https://example.org/路径。然后', ['https://example.org/路径']],
    [
      'https://example.org/a，https://example.org/b_(c)を',
      ['https://example.org/a', 'https://example.org/b_(c)'],
    ],
    [
      'https://example.org/p。**https://example.org/q**然后',
      ['https://example.org/p', 'https://example.org/q'],
    ],
    ['<https://example.org/p。q> [词](https://example.org/r。s)', ['https://example.org/p。q', '词']],
  ])('in %j a bare URL ends before Chinese and Japanese', (text, shown) => {
    expect([...page(text).querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(shown);
  });
  test('a link out of the product opens beside it', () => {
    expect(renderMarkdown('[x](https://example.org)')).toContain('rel="noopener noreferrer"');
    expect(renderMarkdown('[x](/note)')).not.toContain('target');
  });
  test.each([
    '<a href="//evil.example" target="foo">x</a>',
    '<a href="ht&#9;tps://evil.example" target="foo">x</a>',
    '<a href="/\\evil.example" target="foo">x</a>',
    '<a href=" https://evil.example" target="foo" rel="opener">x</a>',
    '<a href="https://[" target="foo">x</a>',
    '<map><area href="//evil.example" target="foo"></map>',
  ])('%s opens beside the product, which it cannot reach', (text) => {
    const link = page(text).querySelector('a, area');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });
  test.each([
    '/note',
    'note',
    '#a',
    `${location.origin}/note`,
    'mailto:a@example.org',
    `/attachments/${NOTE}`,
  ])('a link to %s opens in no other page, whatever its author says', (href) => {
    const link = page(`<a href="${href}" target="foo">x</a>`).querySelector('a');
    expect(link?.hasAttribute('target')).toBe(false);
  });
  test('an address of an attachment on a site that cannot be is no attachment', () => {
    const image = page(`<img src="https://[/attachments/${NOTE}">`).querySelector('img');
    expect(image?.dataset.attachment).toBeUndefined();
  });
  test('task lists, tables and strikethrough are rendered', () => {
    const html = renderMarkdown('- [x] done\n\n~~old~~\n\n| a |\n| - |\n| b |');
    expect(html).toMatch(/<input[^>]*checked/);
    expect(html).toContain('<del>old</del>');
    expect(html).toContain('<td>b</td>');
  });
  test('the link of a note names it by id; other addresses of that kind lead nowhere', () => {
    expect(page(`[Plan](note:${NOTE})`).querySelector('a')?.dataset.note).toBe(NOTE);
    expect(page('[Plan](note:1)').querySelector('a')?.getAttribute('href')).toBeNull();
  });
  test('the link of a heading in a note leads to it, where the note is now', () => {
    const box = page(`[Plan](note:${NOTE}#the-%22next%22-step) [Plan](note:${NOTE})`);
    leadToNotes(box, () => ({ title: 'Plan', href: '/work/plan' }));
    leadToNotes(box, () => ({ title: 'Plan', href: '/plan' }));
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/plan#the-%22next%22-step',
      '/plan',
    ]);
  });
  test.each([
    `<a data-heading="#x" data-note="${NOTE}">x</a>`,
    `<input type="checkbox" data-task="0"><a data-note="${NOTE}">x</a><p data-part="code">y</p>`,
    `<input type="checkbox" title=">" data-task="0"><a title='>' data-note="${NOTE}">x</a>`,
    `<input type="checkbox" title="\n>" DATA-task=0><pre title="<>" data-code="js">x</pre>`,
    '<div>\n<input type="checkbox" title="<!-- >" data-task="0">\n</div>',
  ])('%s cannot pass for what the product adds', (text) => {
    const box = page(text);
    expect(
      box.querySelector(
        '[data-task], [data-note], [data-heading], [data-code], [data-part]:not([data-part^=copy])',
      ),
    ).toBeNull();
    for (const input of box.querySelectorAll('input')) expect(input.disabled).toBe(true);
  });
  test('keeps only the attributes that mark tasks, notes and code', () => {
    const names = [...page(`- [ ] a [b](note:${NOTE})\n\n\`\`\`js\nc\n\`\`\``).querySelectorAll('*')].flatMap(
      (element) => element.getAttributeNames().filter((name) => /^data-(?:task|code|note)/.test(name)),
    );
    expect(names).toEqual(['data-task', 'data-note', 'data-code']);
  });
  test('renders an attachment without its URL, because that request would have no token', () => {
    const image = page(`![A cat](/attachments/${NOTE})`).querySelector('img');
    expect(image?.dataset.attachment).toBe(NOTE);
    expect(image?.hasAttribute('src')).toBe(false);
    expect(image?.alt).toBe('A cat');
    expect(page(`[pdf](/api/attachments/${NOTE})`).querySelector('a')?.dataset.attachment).toBe(NOTE);
    const foreign = page(`![](https://example.org/attachments/${NOTE})`).querySelector('img');
    expect(foreign?.dataset.attachment).toBeUndefined();
  });
  test.each([
    ['![A loaf|300](/a.png)', 'A loaf', '300'],
    ['![|80x60](/a.png)', '', '80'],
    ['| ![A\\|20](/a.png) |\n| --- |', 'A', '20'],
    ['![A loaf|big](/a.png)', 'A loaf|big', null],
    ['![300](/a.png)', '300', null],
    ['![A|0](/a.png)', 'A|0', null],
    ['<img src="/a.png" width="40" alt="A">', 'A', '40'],
  ])('the size of a picture is taken from its description: %j', (markdown, alt, width) => {
    const image = page(markdown).querySelector('img');
    expect([image?.alt, image?.getAttribute('width')]).toEqual([alt, width]);
  });
  test.each([
    ['![A cat](https://example.org/a.png)', 'https://example.org/a.png'],
    ['![A cat](//example.org/a.png)', `${location.protocol}//example.org/a.png`],
    [
      '<img alt="A cat" src="ht&#9;tps://example.org/a.png" srcset="https://example.org/b.png 2x">',
      'https://example.org/a.png',
    ],
    ['<img alt="A cat" src="/\\\\example.org/a.png">', `${location.protocol}//example.org/a.png`],
    [
      '<p><img alt="A cat" data-foreign="https://evil.example" src="http://example.org/a.png"></p>',
      'http://example.org/a.png',
    ],
  ])('%s asks no other site for anything', (text, address) => {
    const image = page(text).querySelector('img');
    expect(image?.dataset.foreign).toBe(address);
    expect(image?.alt).toBe('A cat');
    for (const name of ['src', 'srcset']) expect(image?.hasAttribute(name)).toBe(false);
  });
  test.each([
    '<picture><source srcset="https://example.org/a.png"></picture>',
    '<video poster="https://example.org/a.png"></video>',
    '<table background="https://example.org/a.png"><tr><td>x</td></tr></table>',
    '<img data-foreign="https://example.org/a.png" src="/a.png">',
  ])('%s names no picture of another site', (text) => {
    expect(renderMarkdown(text)).not.toContain('example.org');
  });
  test('shows the title of an image on its own line as a caption', () => {
    const box = page('![A cat](/cat.png "Our cat")\n\nText ![A dog](/dog.png "Our dog") text');
    expect(box.querySelector('figure')?.textContent).toBe('Our cat');
    expect(box.querySelector('figure img')?.getAttribute('alt')).toBe('A cat');
    expect(box.querySelector('p img')?.getAttribute('title')).toBe('Our dog');
  });
  test('code blocks and headings have a button, whose words are no text of the note', () => {
    const box = page('## Über uns\n\n```ts\nconst a = "<b>";\n```');
    const names = [...box.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Copy link to “Über uns”', 'Copy']);
    expect(box.textContent.trim()).toBe('Über unsconst a = "<b>";');
  });
  test('footnotes stand at the end, and lead there and back', () => {
    const box = page(
      'One[^a], two[^b] and one again[^A].\n\n[^b]: Second\n\n    - [ ] more of it\n[^a]: First, see[^c]\n[^c]: Third\n[^d]: Unused\n\n- [ ] task',
    );
    const links = [...box.querySelectorAll('sup > a[data-footnote=reference]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['1', '2', '1', '3']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#fn:1', '#fn:2', '#fn:1', '#fn:3']);
    const notes = [...box.querySelectorAll('section[aria-label=Footnotes] > ol > li')];
    expect(notes.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((number) => `user-content-fn:${number}`));
    expect(notes.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'First, see3 ↩\ufe0e ↩\ufe0e2',
      'Second more of it ↩\ufe0e',
      'Third ↩\ufe0e',
      'Unused',
    ]);
    const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const back of box.querySelectorAll('a[data-footnote=back]')) {
      expect(ids).toContain(`user-content-${back.getAttribute('href')?.slice(1)}`);
      expect(back.getAttribute('aria-label')).toMatch(/^Back to reference/);
    }
    expect(box.querySelectorAll('[data-task]')).toHaveLength(1);
  });
  test.each(['A mark[^1] without a note', '`[^1]`\n\n[^2]: note', '[^ ]: none', 'x[^1](/a)'])(
    '%j has no reference to a footnote',
    (text) => {
      expect(page(text).querySelector('sup')).toBeNull();
    },
  );
  test('front matter is a list of properties', () => {
    const box = page('---\ntitle: "A *plan*"\ntags:\n  - one\n  - two\n---\n# Text\n\n- [ ] a');
    expect(box.querySelector('section')?.getAttribute('aria-label')).toBe('Properties');
    expect([...box.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['title', 'tags']);
    expect(box.querySelector('dd')?.textContent).toBe('A *plan*');
    expect([...box.querySelectorAll('dd li')].map(({ textContent }) => textContent)).toEqual(['one', 'two']);
    expect([...box.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual(['Text']);
    expect(box.querySelector('hr')).toBeNull();
  });
  test.each(['---\nA heading\n---', 'Text\n\n---\nkey: value\n---', '---\n\n---'])(
    '%j is no front matter',
    (text) => {
      expect(page(text).querySelector('section')).toBeNull();
      expect(page(text).querySelector('h2, hr')).not.toBeNull();
    },
  );
  test.each([
    ['> [!warning] Careful *now*\n> body\n>\n> more', 'warning', ['Careful now', 'body', 'more']],
    ['> [!NOTE]\n> body', 'note', ['Note', 'body']],
    ['> [!tip]- Folded', 'tip', ['Folded']],
  ])('the callout %j has a title of its own', (text, kind, paragraphs) => {
    const quote = page(text).querySelector('blockquote');
    expect(quote?.dataset.callout).toBe(kind);
    expect([...(quote?.children ?? [])].map(({ textContent }) => textContent)).toEqual(paragraphs);
  });
  test('each block has the direction of its own words', () => {
    const box = page(
      'שלום world.\n\nHello שלום\n\n- אחת\n- two\n\n> مرحبا\n\n| א | b |\n| - | - |\n| c | d |\n\n- one',
    );
    const directions = (name: string) =>
      [...box.querySelectorAll(name)].map((element) => element.getAttribute('dir'));
    expect(directions('p')).toEqual(['auto', 'auto', 'auto']);
    expect(directions('li')).toEqual(['auto', 'auto', 'auto']);
    expect(directions('ul')).toEqual(['rtl', 'ltr']);
    expect(directions('blockquote')).toEqual(['rtl']);
    expect(directions('table')).toEqual(['rtl']);
    expect(directions('th')).toEqual(['auto', 'auto']);
  });
  test.each([
    ['> [!tip]\n> שלום', ['rtl', 'rtl', 'auto']],
    ['> [!tip] שלום\n> text', ['rtl', 'auto', 'auto']],
    ['> [!tip]\n> text\n\nשלום', ['ltr', 'ltr', 'auto']],
  ])('the callout %j has the direction of what was written', (source, directions) => {
    const parts = page(source).querySelectorAll('blockquote, blockquote > p');
    expect([...parts].map((part) => part.getAttribute('dir'))).toEqual(directions);
  });
  test('the box of a task is named by its own text', () => {
    const box = page('- [ ] Buy **bread**\n  - [x] rye\n- [x] Clean');
    const names = [...box.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Buy bread', 'rye', 'Clean']);
  });
});

test.each([
  ['a ==word== b', '<p>a <mark>word</mark> b</p>'],
  ['==a **bold** word==', '<p><mark>a <strong>bold</strong> word</mark></p>'],
  ['**==bold==**', '<p><strong><mark>bold</mark></strong></p>'],
  ['==code `==` in it==', '<p><mark>code <code>==</code> in it</mark></p>'],
  ['这是==重点==内容', '<p>这是<mark>重点</mark>内容</p>'],
  ['a == b and c == d', '<p>a == b and c == d</p>'],
  ['`==x==` \\==x== ===x===', '<p><code>==x==</code> ==x== ===x===</p>'],
])('draws the highlights of %j', (markdown, html) => {
  expect(renderMarkdown(markdown).trim()).toBe(html);
});
