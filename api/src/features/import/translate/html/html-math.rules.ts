import type { Element, ElementContent } from 'hast';
import type { Literal } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { isElement } from './lines.rules.ts';

/** Math between dollars. The type is one that libraries know as a part of a line. */
export interface HtmlMath extends Literal {
  type: 'inlineMath';
}
declare module 'mdast' {
  interface PhrasingContentMap {
    htmlMath: HtmlMath;
  }
  interface RootContentMap {
    htmlMath: HtmlMath;
  }
}

/** Marks the code that is TeX from here to the tree of Markdown. */
const TEX = 'my-note-tex';

/** Makes code of math that brings its TeX along; returns whether it did. */
export function keepTex(math: Element): boolean {
  let tex = '';
  visit(math, 'element', (element) => {
    if (element.tagName === 'annotation' && /tex$/i.test(String(element.properties.encoding)))
      tex ||= textIn(element).replace(/\s+/g, ' ').trim();
  });
  if (tex === '' || tex.includes('$')) return false;
  math.tagName = 'code';
  math.properties = { className: [TEX] };
  math.children = [{ type: 'text', value: tex }];
  return true;
}

/** The TeX of such code. */
export const texIn = ({ properties: { className }, children }: Element): HtmlMath | undefined =>
  Array.isArray(className) && className.includes(TEX)
    ? { type: 'inlineMath', value: children.map(textIn).join('') }
    : undefined;

export const writeMath: Handle = ({ value }: HtmlMath, _parent, state) =>
  `$${state.stack.includes('tableCell') ? value.replaceAll('|', '\\|') : value}$`;

/** KaTeX shows the same once more, as text in many places. */
export const isShownMath = (element: Element, siblings: readonly { type: string }[]): boolean =>
  hasClass(element, 'katex-html') &&
  siblings.some((node) => isElement(node as ElementContent) && hasClass(node as Element, 'katex-mathml'));

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

const textIn = (node: ElementContent): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(textIn).join('') : '';
