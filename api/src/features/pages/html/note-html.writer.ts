import { parseMarkdown } from '@my-note/contract/markdown-html';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { leadAddresses } from './addresses.rules.ts';
import { decorate } from './decorate.rules.ts';
import { giveDirections } from './directions.rules.ts';
import { sanitized } from './sanitize.rules.ts';
import { leadWithinShare, type ShareLinks } from './share-links.rules.ts';

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
  return toHtml(tree);
}
