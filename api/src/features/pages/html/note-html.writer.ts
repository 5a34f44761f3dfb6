import { parseMarkdown } from '@my-note/contract/markdown-html';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { leadAddresses } from './addresses.rules.ts';
import { decorate } from './decorate.rules.ts';
import { giveDirections } from './directions.rules.ts';
import { sanitized } from './sanitize.rules.ts';
import { leadWithinShare, type ShareLinks } from './share-links.rules.ts';

const HEADING = /^h[1-6]$/;
/** Put before each id of a note by the sanitizer. */
const ID_START = 'user-content-';

/** Lets the browser itself go to a heading that the address names, before any script has run. */
function nameHeadings(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties: { id }, children }) => {
    if (!HEADING.test(tagName) || typeof id !== 'string' || !id.startsWith(ID_START)) return undefined;
    const name = id.slice(ID_START.length);
    children.push({ type: 'element', tagName: 'a', properties: { name }, children: [] });
    return SKIP;
  });
}

/** What the app looks for in its own article, such as headings, must not be found in one of the first text. */
function renameArticles(tree: Root): void {
  visit(tree, { tagName: 'article' }, (element) => {
    if (element.type !== 'element') return;
    element.tagName = 'div';
    element.properties.role = 'article';
  });
}

/**
 * A note's Markdown as sanitised HTML: what the reading view shows of it before its scripts have run.
 * @param page address of the page that shows it
 * @param share the share that shows it
 */
export function noteHtml(markdown: string, page: URL, share?: ShareLinks): string {
  const tree = sanitized(fromHtml(parseMarkdown(markdown), { fragment: true }));
  leadAddresses(tree, page);
  if (share) leadWithinShare(tree, page, share);
  giveDirections(tree);
  decorate(tree);
  nameHeadings(tree);
  renameArticles(tree);
  return toHtml(tree);
}
