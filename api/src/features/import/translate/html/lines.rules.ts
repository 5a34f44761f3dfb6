import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements that stand in a line of text. */
const PHRASING = new Set(
  [
    'a',
    'b',
    'br',
    'cite',
    'code',
    'del',
    'em',
    'font',
    'i',
    'img',
    'input',
    'ins',
    'kbd',
    'mark',
    's',
    'samp',
  ].concat(['small', 'span', 'strike', 'strong', 'sub', 'sup', 'tt', 'u', 'var', 'en-media', 'en-todo']),
);

export const isElement = (node: RootContent | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
export const isBlank = (node: RootContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') || node.type === 'comment';

const isPhrasing = (node: RootContent): boolean =>
  node.type === 'text' ||
  node.type === 'comment' ||
  (isElement(node) && PHRASING.has(node.tagName) && node.children.every(isPhrasing));

/** A `div` that is one line of text, as editors write them. */
const isLine = (node: RootContent): node is Element =>
  isElement(node, 'div') && node.children.some((child) => !isBlank(child)) && node.children.every(isPhrasing);
const isEmptyLine = (line: Element) =>
  line.children.every((child) => isBlank(child) || isElement(child, 'br')) && line.children.length > 0;

/** Makes one paragraph of the lines between two empty ones: as paragraphs of their own they would stand apart. */
export function joinLines(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return;
    if (!node.children.some(isLine)) return;
    const joined: RootContent[] = [];
    let paragraph: Element | undefined;
    for (const child of node.children) {
      if (paragraph && isBlank(child)) continue;
      if (!isLine(child)) {
        paragraph = undefined;
        joined.push(child);
      } else if (isEmptyLine(child)) paragraph = undefined;
      else {
        const line = withoutLastBreak(child.children);
        if (paragraph)
          paragraph.children.push({ type: 'element', tagName: 'br', properties: {}, children: [] }, ...line);
        else {
          paragraph = { type: 'element', tagName: 'p', properties: {}, children: line };
          joined.push(paragraph);
        }
      }
    }
    node.children = (
      isElement(node as RootContent, 'li') ? withoutParagraph(joined) : joined
    ) as ElementContent[];
  });
}

/** An item that is one line, perhaps with a list below it, needs no paragraph, which would set it apart. */
function withoutParagraph(children: RootContent[]): RootContent[] {
  const paragraphs = children.filter((child) => isElement(child, 'p'));
  return paragraphs.length > 1
    ? children
    : children.flatMap((child): RootContent[] => (isElement(child, 'p') ? child.children : [child]));
}

function withoutLastBreak(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  return last && isElement(last, 'br') ? children.slice(0, -1) : children;
}
