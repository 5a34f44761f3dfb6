import type { Element, ElementContent } from 'hast';
import { isElement } from './lines.rules.ts';

/** A list that stands directly in a list, as many editors write it, belongs to the item above it. */
export function nestLists(list: Element): void {
  const children: ElementContent[] = [];
  let item: Element | undefined;
  for (const child of list.children) {
    if (!isElement(child, 'ul') && !isElement(child, 'ol')) {
      if (isElement(child, 'li')) item = child;
      children.push(child);
      continue;
    }
    if (!item) {
      item = { type: 'element', tagName: 'li', properties: {}, children: [] };
      children.push(item);
    }
    item.children.push(child);
  }
  list.children = children;
}
