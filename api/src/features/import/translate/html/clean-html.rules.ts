import type { Element, ElementContent, Properties, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { warningTexts } from '../../warning-texts.ts';
import { isShownMath, keepTex } from './html-math.rules.ts';
import { isBlank, isElement, joinLines } from './lines.rules.ts';
import { nestLists } from './nested-lists.rules.ts';
import { isColored, marksOf } from './styles.rules.ts';
import { flattenCell } from './table-cells.rules.ts';

/** What these contain is no text of the note. */
const WITHOUT_CONTENT = [
  ...['head', 'iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title', 'xml'],
];

/** Blocks of which only the text is kept; without a block around it, words would run together. */
const UNKNOWN_BLOCKS = new Set([
  ...['address', 'center', 'details', 'fieldset', 'form', 'legend', 'option', 'summary'],
]);

const SCHEMA: Schema = {
  tagNames: [
    ...['a', 'article', 'aside', 'b', 'blockquote', 'body', 'br', 'caption', 'cite', 'code', 'dd', 'del'],
    ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['header', 'hr', 'html', 'i', 'img', 'input', 'ins', 'kbd', 'li', 'main', 'mark', 'nav', 'ol', 'p'],
    ...['pre', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody'],
    ...['td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var'],
  ],
  strip: WITHOUT_CONTENT,
  attributes: {
    '*': ['align', 'title'],
    a: ['href'],
    code: ['className'],
    img: ['src', 'alt'],
    input: ['checked', 'type'],
    ol: ['start'],
    pre: ['className'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'evernote', 'onenote', 'applenotes'],
    src: ['http', 'https'],
  },
};

type Places = {
  /** Where a link leads instead. */
  link: (href: string) => string;
  /** Where a picture is, and nothing when it is left out. */
  picture: (src: string) => string | undefined;
  lost: (reason: string, what?: string) => void;
};

/** A tree of HTML with only what Markdown can say, and nothing that could run. */
export function cleanHtml(tree: Root, { link, picture, lost }: Places): Root {
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isShownMath(element, parent.children)) {
      parent.children.splice(index, 1);
      return index;
    }
    asMedia(element);
    if (UNKNOWN_BLOCKS.has(element.tagName)) element.tagName = 'div';
    if (element.tagName === 'math' && keepTex(element)) return SKIP;
    if (WITHOUT_CONTENT.includes(element.tagName)) {
      if (isLoss(element)) lost(warningTexts.partLeftOut, element.tagName);
      return SKIP;
    }
    const { properties } = element;
    if (typeof properties.href === 'string') properties.href = link(properties.href.trim());
    if (element.tagName === 'img') {
      const src = typeof properties.src === 'string' ? picture(properties.src.trim()) : undefined;
      if (src === undefined && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      properties.src = src;
    }
    wrapInMarks(element);
    if (element.tagName === 'ul' || element.tagName === 'ol') nestLists(element);
    if (element.tagName === 'table') {
      const caption = takeCaption(element);
      if (caption && parent && index !== undefined) {
        parent.children.splice(index, 0, caption);
        return index;
      }
      giveHeader(element);
    }
    if (element.tagName === 'td' || element.tagName === 'th') flattenCell(element);
    if (isColored(element)) lost(warningTexts.textColors);
    if (spans(properties)) lost(warningTexts.mergedCells);
    return undefined;
  });
  joinLines(tree);
  const clean = sanitize(tree, SCHEMA);
  const root: Root = clean.type === 'root' ? clean : { type: 'root', children: [] };
  // What led to an address that may run is text now, and such a picture is nothing.
  visit(root, 'element', (element) => {
    const { tagName, properties } = element;
    if ((tagName === 'a' && !properties.href) || (tagName === 'img' && !properties.src))
      element.tagName = 'span';
  });
  return root;
}

const spans = ({ colSpan, rowSpan }: Properties) => [colSpan, rowSpan].some((span) => Number(span) > 1);

/** Markdown knows no table without a header, so the first row becomes that. */
function giveHeader(table: Element) {
  let first: Element | undefined;
  let hasHeader = false;
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') first ??= element;
    if (element.tagName === 'th') hasHeader = true;
  });
  if (hasHeader || !first) return;
  for (const cell of first.children)
    if (cell.type === 'element' && cell.tagName === 'td') cell.tagName = 'th';
}

/** Markdown knows no caption of a table: it stands above, as a paragraph. */
function takeCaption(table: Element): Element | undefined {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  if (!isElement(caption)) return undefined;
  table.children.splice(table.children.indexOf(caption), 1);
  caption.tagName = 'p';
  return caption;
}

/** A drawing that is hidden from readers of the screen is an ornament. */
const isLoss = ({ tagName, properties }: Element) =>
  tagName === 'math' || (tagName === 'svg' && properties['aria-hidden'] !== 'true');

/** A video, a sound, or an attached file becomes a link to it. */
function asMedia(element: Element) {
  const { tagName, properties, children } = element;
  if (!['audio', 'embed', 'object', 'video', 'iframe'].includes(tagName)) return;
  const source = children.find((child) => isElement(child, 'source'));
  const target = properties.src ?? properties.data ?? (isElement(source) ? source.properties.src : undefined);
  if (typeof target !== 'string') return;
  element.tagName = 'a';
  const name = properties.dataAttachment ?? properties['data-attachment'] ?? target.split('/').at(-1);
  element.properties = { href: target };
  const text = children.filter((child) => !isElement(child, 'source') && !isElement(child, 'track'));
  element.children = text.every(isBlank) ? [{ type: 'text', value: String(name) }] : text;
}

/** Bold and the like that are only written as a style. */
function wrapInMarks(element: Element) {
  if (
    ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'mark', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(
      element.tagName,
    )
  )
    return;
  if (element.children.every(isBlank)) return;
  for (const tagName of marksOf(element)) {
    const children: ElementContent[] = element.children;
    element.children = [{ type: 'element', tagName, properties: {}, children }];
  }
}
