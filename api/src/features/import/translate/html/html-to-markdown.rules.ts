import type { Root } from 'hast';
import { tooDeepMarkup } from '../../import.errors.ts';
import { cleanHtml } from './clean-html.rules.ts';
import { markdownTree, writeMarkdown } from './html-markdown.writer.ts';
import { parseHtml } from './html-tree.parser.ts';

type Places = Parameters<typeof cleanHtml>[1];

/** A tree of HTML as Markdown. Every import of HTML goes this way. */
export function htmlToMarkdown(tree: Root, file: string, places: Places): string {
  try {
    return writeMarkdown(markdownTree(cleanHtml(tree, places)));
  } catch (error) {
    if (error instanceof RangeError) throw tooDeepMarkup(file);
    throw error;
  }
}

/** A piece of HTML that shows no files of an archive. */
export const pageToMarkdown = (html: string, file: string, lost: Places['lost']): string =>
  htmlToMarkdown(parseHtml(html, file), file, {
    link: (href) => href,
    picture: (src) => (/^https?:/i.test(src) ? src : undefined),
    lost,
  });
