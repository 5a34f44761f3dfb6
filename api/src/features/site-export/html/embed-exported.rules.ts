import { partOf } from '@my-note/contract/markdown-html';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { decodeUri } from '../../../core/text/decode-uri.ts';
import { siteExportTexts } from '../texts.ts';

export interface EmbeddedText {
  title: string;
  content: string;
}
/** The text of an embedded note of the same person; nothing when it is gone, or too much is shown already. */
export type FindEmbedded = (id: string) => EmbeddedText | undefined;

/** A place in a tree for an embedded note, and what belongs there. */
export interface EmbedPlace extends EmbeddedText {
  id: string;
  section: Element;
}

/** Put before each id of a note by the sanitizer. */
const OWN_ID = /^user-content-/;

const isEmbed = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'a' && node.properties.dataEmbed !== undefined;
const isBetween = (node: ElementContent) =>
  node.type === 'element' ? node.tagName === 'br' : textOf(node).trim() === '';

/** Puts a section for each note that can be shown in the place of its link, as the reading view does. */
export function makeEmbedPlaces(tree: Root, find: FindEmbedded, most: number): EmbedPlace[] {
  const places: EmbedPlace[] = [];
  function placeOf(link: Element): ElementContent {
    const { dataNote: id, dataHeading: heading } = link.properties;
    const note = typeof id === 'string' && places.length < most ? find(id) : undefined;
    const content =
      note && typeof heading === 'string'
        ? partOf(note.content, decodeUri(heading.replace(/^#/, '')))
        : note?.content;
    if (!note || content === undefined || typeof id !== 'string') return link;
    const section: Element = { type: 'element', tagName: 'section', properties: {}, children: [] };
    places.push({ ...note, content, id, section });
    return section;
  }
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    const { tagName, children } = element;
    if (!/^(?:p|li)$/.test(tagName) || index === undefined || !parent) return undefined;
    if (!children.some(isEmbed) || !children.every((child) => isEmbed(child) || isBetween(child)))
      return undefined;
    const shown = children.filter(isEmbed).map(placeOf);
    if (tagName === 'li') element.children = shown;
    else {
      const isWhole = shown.every((child) => !isEmbed(child));
      const paragraph = (child: ElementContent): Element => ({ ...element, children: [child] });
      const blocks = isWhole ? shown : shown.map((child) => (isEmbed(child) ? paragraph(child) : child));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    }
    return SKIP;
  });
  return places;
}

/** Sets the ids of an embedded note apart, with the links to them; other links to headings lead to the whole note. */
export function setApart(tree: Root, start: string, whole: string | undefined): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id !== 'string' || !OWN_ID.test(properties.id)) return;
    ids.add(properties.id);
    properties.id = start + properties.id;
  });
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href !== 'string' || href[0] !== '#' || !OWN_ID.test(href.slice(1))) return;
    if (ids.has(href.slice(1))) properties.href = `#${start}${href.slice(1)}`;
    else if (whole === undefined) delete properties.href;
    else properties.href = whole + href;
  });
}

/** Fills the place of a note: its title, as a link where that is in the export, and its text. */
export function fillPlace({ section, title }: EmbedPlace, address: string | undefined, text: Root): void {
  const name: ElementContent = { type: 'text', value: title };
  const link: ElementContent =
    address === undefined
      ? name
      : { type: 'element', tagName: 'a', properties: { href: address }, children: [name] };
  section.properties = { dataEmbed: '', ariaLabel: siteExportTexts.embedded(title) };
  const head: Element = { type: 'element', tagName: 'p', properties: { dir: 'auto' }, children: [link] };
  section.children = [head, ...text.children.filter((child) => child.type !== 'doctype')];
}
