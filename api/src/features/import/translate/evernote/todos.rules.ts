import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isBlank, isElement } from '../html/lines.rules.ts';

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const checkbox = (checked: boolean): Element =>
  element('input', [], { type: 'checkbox', ...(checked ? { checked: true } : {}) });
export const taskItem = (checked: boolean, children: ElementContent[]): Element =>
  element('li', [checkbox(checked), ...children]);
export const taskList = (items: Element[]): Element => element('ul', items);

const isTodo = (node: RootContent | undefined): node is Element => isElement(node, 'en-todo');
const isDone = ({ properties }: Element) => properties.checked === true;

/** Makes tasks of the lines that begin with a box, and words of the other boxes. */
export function withTasks(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return;
    node.children = node.children.flatMap(linesOfBlock) as ElementContent[];
    node.children = groups(node.children) as ElementContent[];
  });
  visit(tree, 'element', (node, index, parent) => {
    if (!isTodo(node)) return undefined;
    if (isElement(parent as RootContent, 'li') && firstOf(parent as Element) === node) {
      Object.assign(node, checkbox(isDone(node)));
    } else if (parent && index !== undefined) {
      parent.children[index] = { type: 'text', value: isDone(node) ? '☑ ' : '☐ ' };
    }
    return SKIP;
  });
  visit(tree, 'element', (item) => {
    if (item.tagName === 'li') hoistBox(item);
  });
}

/** A block with several boxes, each at the beginning of a line, is as many blocks. */
function linesOfBlock(node: RootContent): RootContent[] {
  if (!isElement(node) || !['div', 'p'].includes(node.tagName)) return [node];
  if (node.children.filter(isTodo).length < 2) return [node];
  const lines: ElementContent[][] = [[]];
  for (const child of node.children) {
    if (isElement(child, 'br')) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.filter((line) => line.some((child) => !isBlank(child))).map((line) => element('div', line));
}

/** Neighbors that begin with a box become one list. */
function groups(children: RootContent[]): RootContent[] {
  const grouped: RootContent[] = [];
  let list: Element | undefined;
  for (const child of children) {
    if (list && isBlank(child)) continue;
    const box = isElement(child) && ['div', 'p'].includes(child.tagName) ? firstOf(child) : undefined;
    if (!isElement(child) || !isTodo(box)) {
      list = undefined;
      grouped.push(child);
      continue;
    }
    remove(child, box);
    const item = taskItem(isDone(box), [...child.children]);
    if (list) list.children.push(item);
    else {
      list = taskList([item]);
      grouped.push(list);
    }
  }
  return grouped;
}

/** The first node in an element that shows something. */
function firstOf(parent: Element): RootContent | undefined {
  const first = parent.children.find((child) => !isBlank(child));
  if (!isElement(first) || first.tagName === 'en-todo' || first.children.length === 0) return first;
  return firstOf(first);
}

function remove(parent: Element, box: Element) {
  visit(parent, 'element', (node, index, above) => {
    if (node !== box || !above || index === undefined) return undefined;
    above.children.splice(index, 1);
    return SKIP;
  });
}

/** The box of an item stands before its first paragraph. */
function hoistBox(item: Element) {
  const first = firstOf(item);
  if (!isElement(first, 'input') || item.children[0] === first) return;
  remove(item, first);
  item.children.unshift(first);
}
