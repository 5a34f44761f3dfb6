import type { Element, ElementContent } from 'hast';
import { isBlank, isElement } from './lines.rules.ts';

type Lines = { lines: ElementContent[][]; hasBlocks: boolean };

/** Elements that begin and end a line. */
const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'caption', 'center', 'dd', 'details', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header'],
  ...[
    'hr',
    'legend',
    'li',
    'main',
    'nav',
    'ol',
    'option',
    'p',
    'pre',
    'section',
    'summary',
    'table',
    'tbody',
  ],
  ...['tfoot', 'thead', 'tr', 'ul'],
]);

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** A cell of a Markdown table is one line, so its blocks become lines of text with breaks between them. */
export function flattenCell(cell: Element): void {
  cell.children = joined(linesOf(cell));
}

const joined = ({ lines }: Lines): ElementContent[] =>
  lines.flatMap((line, n) => (n === 0 ? line : [element('br'), ...line]));

function linesOf(parent: Element): Lines {
  const lines: ElementContent[][] = [];
  let open: ElementContent[] | undefined;
  let hasBlocks = false;
  let number = parent.tagName === 'ol' ? Number(parent.properties.start ?? 1) || 1 : undefined;
  const add = (...nodes: ElementContent[]) => {
    if (!open) {
      open = [];
      lines.push(open);
    }
    open.push(...nodes);
  };
  for (const child of parent.children) {
    if (!isElement(child)) {
      if (open || !isBlank(child)) add(child);
    } else if (child.tagName === 'input' && child.properties.type === 'checkbox') {
      add(text(child.properties.checked === true ? '☑ ' : '☐ '));
    } else if (child.tagName === 'br') {
      if (!open) lines.push([]);
      open = undefined;
    } else if (BLOCKS.has(child.tagName)) {
      hasBlocks = true;
      open = undefined;
      const inner = child.tagName === 'pre' ? codeLines(child) : linesOf(child).lines;
      if (child.tagName === 'li') {
        const sign = number === undefined ? '• ' : `${number++}. `;
        inner[0] = [text(sign), ...(inner[0] ?? [])];
      }
      for (const line of inner) lines.push(line);
    } else {
      const inner = linesOf(child);
      // Of a table in a cell, each row is a line.
      const isCell = child.tagName === 'td' || child.tagName === 'th';
      const isOwnLine = inner.hasBlocks && !isCell;
      const endsLine = isOwnLine || isElement(child.children.at(-1), 'br');
      hasBlocks ||= isOwnLine;
      if (isOwnLine) open = undefined;
      if (isCell) add(...(open ? [text(' ')] : []), ...joined(inner));
      else add(Object.assign(child, { children: joined(inner) }));
      if (endsLine) open = undefined;
    }
  }
  return { lines, hasBlocks };
}

const codeLines = (pre: Element): ElementContent[][] =>
  textIn(pre)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => (line.trim() === '' ? [] : [element('code', [text(line)])]));

const textIn = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textIn).join('');
};
