import { parseMarkdown } from '@my-note/contract/markdown-html';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { decorate } from '../../pages/html/decorate.rules.ts';
import { giveDirections } from '../../pages/html/directions.rules.ts';
import { sanitized } from '../../pages/html/sanitize.rules.ts';
import { drawFormulas } from './draw-formulas.rules.ts';
import { type ExportedPlaces, leadExported } from './lead-exported.rules.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}
export interface ExportedText {
  html: string;
  headings: Heading[];
  /** Its words, for a search. */
  words: string;
}

function headingsOf(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'element', (element) => {
    const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
    const { id } = element.properties;
    const text = textOf(element).trim();
    if (level !== undefined && typeof id === 'string' && text !== '')
      found.push({ id, text, level: Number(level) });
  });
  return found;
}

/**
 * A note's Markdown as sanitised HTML that stands alone: nothing in it needs a script or is requested from a site.
 * @param page address of the note on this site, by which links are read
 */
export function exportedNote(markdown: string, page: URL, places: ExportedPlaces): ExportedText {
  const tree = sanitized(fromHtml(parseMarkdown(markdown), { fragment: true }));
  leadExported(tree, page, places);
  giveDirections(tree);
  decorate(tree);
  visit(tree, 'element', ({ tagName, properties }) => {
    // A page of a file scrolls as a whole.
    if (tagName === 'pre') delete properties.tabIndex;
  });
  const words = textOf(tree).replace(/\s+/g, ' ').trim();
  const headings = headingsOf(tree);
  drawFormulas(tree);
  return { html: toHtml(tree, { allowDangerousHtml: false }), headings, words };
}
