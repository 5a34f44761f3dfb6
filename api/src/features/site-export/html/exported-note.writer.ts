import { parseMarkdown } from '@my-note/contract/markdown-html';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { decorate } from '../../pages/html/decorate.rules.ts';
import { giveDirections } from '../../pages/html/directions.rules.ts';
import { sanitized } from '../../pages/html/sanitize.rules.ts';
import { colorCode, showDrawings } from './draw-blocks.rules.ts';
import { drawFormulas } from './draw-formulas.rules.ts';
import { type EmbeddedText, fillPlace, makeEmbedPlaces, setApart } from './embed-exported.rules.ts';
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

/** How many notes a note shows, by the depth of embedding, as in the reading view. */
export const MOST_EMBEDDED: readonly number[] = [30, 10, 5];

interface Note {
  id: string;
  content: string;
}

function headingsOf(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.dataEmbed !== undefined) return SKIP;
    const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
    const { id } = element.properties;
    const text = textOf(element).trim();
    if (level !== undefined && typeof id === 'string' && text !== '')
      found.push({ id, text, level: Number(level) });
    return undefined;
  });
  return found;
}

/** Sanitised trees of a note and of the notes that it embeds, with links that lead into the export. */
function treesOf(page: URL, places: ExportedPlaces, embedded: ReadonlyMap<string, EmbeddedText>) {
  let count = 0;
  return function treeOf({ content }: Pick<Note, 'content'>, trail: readonly string[]): Root {
    const tree = sanitized(fromHtml(parseMarkdown(content), { fragment: true }));
    const find = (id: string) => (trail.includes(id) ? undefined : embedded.get(id));
    const found = makeEmbedPlaces(tree, find, MOST_EMBEDDED[trail.length - 1] ?? 0);
    leadExported(tree, page, places);
    for (const place of found) {
      count += 1;
      const start = `embed-${count}-`;
      const address = places.note(place.id);
      const text = treeOf(place, [...trail, place.id]);
      setApart(text, start, address);
      fillPlace(place, address, text);
    }
    return tree;
  };
}

/**
 * A note's Markdown as sanitised HTML that stands alone: nothing in it needs a script or is requested from a site.
 * @param page address of the note on this site, by which links are read
 * @param embedded the notes that it embeds, and those in them
 */
export async function exportedNote(
  { id, content }: Note,
  page: URL,
  places: ExportedPlaces,
  embedded: ReadonlyMap<string, EmbeddedText>,
): Promise<ExportedText> {
  const tree = treesOf(page, places, embedded)({ content }, [id]);
  giveDirections(tree);
  decorate(tree);
  visit(tree, 'element', ({ tagName, properties }) => {
    // A page of a file scrolls as a whole.
    if (tagName === 'pre') delete properties.tabIndex;
  });
  showDrawings(tree);
  const words = textOf(tree).replace(/\s+/g, ' ').trim();
  const headings = headingsOf(tree);
  drawFormulas(tree);
  await colorCode(tree);
  return { html: toHtml(tree, { allowDangerousHtml: false }), headings, words };
}
