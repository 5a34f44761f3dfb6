import { PICTURE_SIZE } from '@my-note/contract';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { pagesTexts } from '../texts.ts';

const HEADING = /^h[1-6]$/;
const LISTS = /^(?:ul|ol)$/;

const wrapped = (element: Element, part: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { dataPart: part },
  children: [element],
});

/** A picture is drawn as wide as its description says, which is then about the picture alone. */
function sizePicture({ properties }: Element): void {
  const description = String(properties.alt ?? '');
  const [, width] = PICTURE_SIZE.exec(description) ?? [];
  if (width === undefined) return;
  properties.alt = description.replace(PICTURE_SIZE, '');
  properties.width = Number(width);
}

const withoutLists = ({ children }: Element): string =>
  children
    .map((child) => {
      if (child.type !== 'element') return textOf(child);
      return LISTS.test(child.tagName) ? '' : withoutLists(child);
    })
    .join('');

function nameTasks(item: Element): void {
  const name = withoutLists(item).trim().replace(/\s+/g, ' ') || pagesTexts.emptyTask;
  visit(item, 'element', (element) => {
    if (element !== item && element.tagName === 'li') return SKIP;
    if (element.tagName === 'input' && element.properties.dataTask !== undefined)
      element.properties.ariaLabel = name;
    return undefined;
  });
}

/** A picture alone in its paragraph, whose title is its caption. */
function figureOf({ children }: Element): Element | undefined {
  const [outer, ...rest] = children;
  if (outer?.type !== 'element' || rest.length > 0) return undefined;
  const [image] = outer.tagName === 'a' && outer.children.length === 1 ? outer.children : [outer];
  if (image?.type !== 'element' || image.tagName !== 'img' || !image.properties.title) return undefined;
  const caption: ElementContent[] = [{ type: 'text', value: String(image.properties.title) }];
  delete image.properties.title;
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [outer, { type: 'element', tagName: 'figcaption', properties: {}, children: caption }],
  };
}

function replacementOf(element: Element): Element | undefined {
  const { tagName, properties } = element;
  if (HEADING.test(tagName) && properties.id !== undefined) return wrapped(element, 'heading');
  if (tagName === 'pre' && properties.dataCode !== undefined) {
    // A keyboard scrolls what does not fit.
    properties.tabIndex = 0;
    return wrapped(element, 'code');
  }
  return tagName === 'p' ? figureOf(element) : undefined;
}

/** Gives a sanitised note the elements of the reading view, without the buttons, which need a script. */
export function decorate(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'img') sizePicture(element);
    if (element.tagName === 'input') element.properties.disabled = true;
    if (element.tagName === 'li') nameTasks(element);
  });
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    const replacement = index === undefined || !parent ? undefined : replacementOf(element);
    if (!replacement || index === undefined || !parent) return undefined;
    parent.children[index] = replacement;
    return [SKIP, index + 1];
  });
}
