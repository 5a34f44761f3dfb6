import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Letters of scripts that are written from right to left. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;
const WORDS = /^(?:p|h[1-6]|li|th|td|figcaption|summary|dt|dd)$/;
const AROUND = /^(?:ul|ol|blockquote|table|details)$/;

const directionOf = (text: string) => (RTL.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');

/** A callout without a title shows the name of its kind, which has the direction of the words below it. */
function ownTitle({ properties, children }: Element): Element | undefined {
  const title = children.find(
    (child): child is Element => child.type === 'element' && child.properties.dataCallout === 'title',
  );
  return title && textOf(title).toLowerCase() === properties.dataCallout ? title : undefined;
}

/** Each block is written in the direction of its own first letter, as in the reading view. */
export function giveDirections(tree: Root): void {
  if (!RTL.test(textOf(tree))) return;
  visit(tree, 'element', (element) => {
    if (WORDS.test(element.tagName)) element.properties.dir = 'auto';
    if (element.tagName === 'pre') element.properties.dir = 'ltr';
  });
  visit(tree, 'element', (element) => {
    if (!AROUND.test(element.tagName)) return;
    const title = ownTitle(element);
    const words = textOf(element)
      .trimStart()
      .slice(title ? textOf(title).length : 0);
    element.properties.dir = directionOf(words);
    if (title) title.properties.dir = element.properties.dir;
  });
}
