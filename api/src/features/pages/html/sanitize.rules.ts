import { MARK_OF_SEALED } from '@my-note/contract/markdown-html';
import type { Element, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';

const plain = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();
const propertyOf = (mark: string) =>
  mark.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

/** Property of each mark by that of its sealed form, of which the parser changes case and hyphens. */
const PROPERTIES = new Map([...MARK_OF_SEALED].map(([sealed, mark]) => [plain(sealed), propertyOf(mark)]));

const TAGS = [
  ...['a', 'abbr', 'acronym', 'address', 'area', 'article', 'aside', 'audio', 'b', 'bdi', 'bdo', 'big'],
  ...['blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'data', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'i', 'img', 'input', 'ins', 'kbd', 'label', 'li', 'main'],
  ...['map', 'mark', 'menu', 'meter', 'nav', 'nobr', 'ol', 'p', 'picture', 'pre', 'progress', 'q', 'rp'],
  ...['rt', 'ruby', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'track', 'tt', 'u', 'ul', 'var'],
  ...['video', 'wbr'],
];

/** What these contain is no text of the note. */
const WITHOUT_CONTENT = [
  ...['dialog', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext', 'script'],
  ...['style', 'svg', 'template', 'title', 'xmp'],
];

const ATTRIBUTES = [
  ...['abbr', 'align', 'alt', 'ariaHidden', 'ariaLabel', 'border', 'cellPadding', 'cellSpacing', 'checked'],
  ...['colSpan', 'color', 'controls', 'coords', 'dateTime', 'dir', 'disabled', 'headers', 'height', 'hidden'],
  ...['high', 'hrefLang', 'id', 'lang', 'loop', 'low', 'max', 'min', 'muted', 'noWrap', 'open', 'optimum'],
  ...['rel', 'reversed', 'role', 'rowSpan', 'scope', 'shape', 'span', 'start', 'summary', 'tabIndex'],
  ...['title', 'translate', 'type', 'useMap', 'vAlign', 'value', 'width', ...PROPERTIES.values()],
];

/**
 * What may stay of a note's HTML: the same as in the reading view (shared-kit/src/markdown/render/render.ts), less what
 * no note has. A test compares the two.
 */
const SCHEMA: Schema = {
  tagNames: TAGS,
  strip: WITHOUT_CONTENT,
  attributes: { '*': ATTRIBUTES, a: ['href'], area: ['href'], img: ['src'] },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'xmpp', 'matrix'],
    // Which data is a picture is decided where pictures are.
    src: ['http', 'https', 'data'],
  },
  clobber: ['id'],
  // Ids of a note are set apart from those of the page.
  clobberPrefix: 'user-content-',
};

/** Puts the marks of the parser in place; a mark that the note itself wrote goes. */
function takeMarks({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    if (!name.startsWith('data')) continue;
    delete properties[name];
    const mark = PROPERTIES.get(plain(name));
    if (mark !== undefined) properties[mark] = value;
  }
}

/** A note's HTML without anything that could run. */
export function sanitized(tree: Root): Root {
  visit(tree, 'element', takeMarks);
  const clean = sanitize(tree, SCHEMA);
  return clean.type === 'root' ? clean : { type: 'root', children: [] };
}
