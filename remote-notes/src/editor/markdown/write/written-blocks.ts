import type { Node } from '@milkdown/kit/prose/model';

export const childrenOf = (node: Node): Node[] =>
  Array.from({ length: node.childCount }, (_, index) => node.child(index));

/** Empty paragraphs are not written as Markdown. */
export const isWritten = (block: Node): boolean =>
  block.type.name !== 'paragraph' ||
  childrenOf(block).some(({ text, type }) => (text ?? type.name.replace('hardbreak', '')).trim() !== '');

/**
 * The children of a node that its Markdown also has, in order; null when they cannot be matched. `onPlace` receives
 * the offset of each.
 */
export function writtenChildren(live: Node, read: Node, onPlace?: (offset: number) => void): Node[] | null {
  const isOne = live.childCount === read.childCount ? () => true : isWritten;
  const found: Node[] = [];
  live.forEach((node, offset) => {
    if (!isOne(node)) return;
    found.push(node);
    onPlace?.(offset);
  });
  return found.length === read.childCount ? found : null;
}
