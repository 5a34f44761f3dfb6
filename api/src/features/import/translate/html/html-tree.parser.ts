import type { Element, Properties, Root } from 'hast';
import { Parser } from 'htmlparser2';
import { fileTooLarge, tooDeepMarkup } from '../../import.errors.ts';

/** Far more than the longest note needs, with the styles that programs write. */
const MAX_LENGTH = 10_000_000;
/** What is deeper lies flat in the deepest element. */
const MAX_DEPTH = 100;
/** Each of these around a line puts signs before it in Markdown. */
const NESTING = new Set(['blockquote', 'ol', 'ul']);
const MAX_NESTING = 12;
/** More that are open at once are an attack: no page of a program comes near. */
const MAX_OPEN = 1_000;

/** Attributes that have another name in a tree. */
const NAMES = new Map([
  ['class', 'className'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
]);

/**
 * HTML as a tree, in linear time and of limited depth. Unlike browsers, it does not open elements again that were
 * closed in another order, which a hostile page can make cost any amount of memory.
 * @param file names the file in a message
 * @param selfClosing `<x/>` has no content, as in XHTML
 */
export function parseHtml(html: string, file: string, { selfClosing = false } = {}): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  let flat = 0;
  let nesting = 0;
  if (html.length > MAX_LENGTH) throw fileTooLarge(file);
  const parser = new Parser(
    {
      onopentag(tagName, attributes) {
        const element: Element = {
          type: 'element',
          tagName,
          properties: propertiesOf(attributes),
          children: [],
        };
        if (open.length + flat > MAX_OPEN) throw tooDeepMarkup(file);
        if (NESTING.has(tagName)) nesting += 1;
        if (nesting > MAX_NESTING) element.tagName = 'div';
        if (open.length >= MAX_DEPTH) flat += 1;
        else {
          open.at(-1)?.children.push(element);
          open.push(element);
        }
      },
      ontext(value) {
        const siblings = open.at(-1)?.children ?? [];
        const last = siblings.at(-1);
        if (last?.type === 'text') last.value += value;
        else siblings.push({ type: 'text', value });
      },
      onclosetag(tagName) {
        if (NESTING.has(tagName)) nesting -= 1;
        if (flat > 0) flat -= 1;
        else open.pop();
      },
    },
    { recognizeSelfClosing: selfClosing },
  );
  parser.end(html);
  return root;
}

function propertiesOf(attributes: Record<string, string>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    const known = NAMES.get(name) ?? name;
    if (known === 'className') properties[known] = value.split(/\s+/).filter(Boolean);
    else properties[known] = known === 'checked' ? value !== 'false' : value;
  }
  return properties;
}
