import type { RuntimeConfig } from '@my-note/contract';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { noteHtml } from '../../features/pages/html/note-html.writer.ts';
import { composePage } from './compose-page.ts';

const index =
  '<html lang="en"><head><title>My Note</title><style>#first-page{}</style></head><body><div id="root"></div></body></html>';
const frame = '<style>.frame{order:1}</style><main>{{{page}}}</main>';
const template =
  '<style>.note{order:2}</style><article class="note"><h1>{{title}}</h1><div id="text">{{{text}}}</div></article>';
const config: RuntimeConfig = {
  ...{ apiHost: 'https://notes.example', signUp: 'open' },
  ...{ identity: { kind: 'embedded' }, feed: { kind: 'stream' } },
};
const STYLES = ['#first-page{}', '.frame{order:1}.note{order:2}'];

const html = (markdown: string) => noteHtml(markdown, new URL('https://notes.example/a'));

/** The page with a note of this text, as a browser reads it. */
function pageWith(markdown: string) {
  const values = {
    ...{ title: 'A', icon: undefined, date: '', changed: '', hasTree: false, isLocked: false },
    text: html(markdown),
  };
  const page = composePage({
    ...{ index, language: 'en', early: undefined, data: { config, registry: undefined, hasText: true } },
    first: { frame, template, isAlone: false, values },
  });
  return fromHtml(page.html);
}

function elements(root: Nodes, is: (element: Element) => boolean = () => true) {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (is(element)) found.push(element);
  });
  return found;
}
const named = (root: Nodes, tag: string) => elements(root, ({ tagName }) => tagName === tag);
const withId = (root: Nodes, id: string) => elements(root, ({ properties }) => properties.id === id);
/** What an element has within, as tags with their attributes. */
const within = (root: Nodes) => elements(root).map(({ tagName, properties }) => [tagName, { ...properties }]);

describe('the page with the text of a note', () => {
  it('has the styles of its templates at its start, and no article', () => {
    const page = pageWith('Tea\n\n<article>own</article>');
    expect(named(page, 'style').map(textOf)).toEqual(STYLES);
    expect(named(page, 'article')).toEqual([]);
    const articles = elements(page, ({ properties }) => properties.role === 'article');
    expect(articles.map(textOf)).toEqual([expect.stringContaining('Tea'), 'own']);
  });

  it.each([
    '![<article ><meta http-equiv=refresh content=0;url=https://example.org>](/a.png)',
    '<p title="<style>a{}</style ><h1 id=x>over all</h1></style>">x</p>',
    '[MDN](https://example.org "The <article> element, </article>, and <style>x</style>")',
    '<p title="</title></head><script id=page-responses>{</script>">x</p>',
    '<p title="<div id=root>{{title}}{{{page}}}">x</p>',
  ])('has the text as it is, whatever its attributes look like: %s', (markdown) => {
    const page = pageWith(markdown);
    const [text] = withId(page, 'text');
    const inside: Nodes = { type: 'root', children: text?.children ?? [] };
    expect(within(inside)).toEqual(within(fromHtml(html(markdown), { fragment: true })));
    expect(within(inside).length).toBeGreaterThan(0);
    expect(named(page, 'style').map(textOf)).toEqual(STYLES);
    expect([named(page, 'h1'), withId(page, 'root')]).toMatchObject([[{}], [{}]]);
    expect([...named(page, 'meta'), ...withId(page, 'page-responses')]).toEqual([]);
  });
});
