import type { Node } from '@milkdown/kit/prose/model';

export const childrenOf = (node: Node): Node[] =>
  Array.from({ length: node.childCount }, (_, index) => node.child(index));

/** A paragraph without words is not written down. */
export const isWritten = (block: Node): boolean =>
  block.type.name !== 'paragraph' ||
  childrenOf(block).some(({ text, type }) => (text ?? type.name.replace('hardbreak', '')).trim() !== '');

/**
 * The children of a node on screen that stand for those of the one that its Markdown makes, in their order; null
 * when that cannot be told. `onPlace` hears where each stands.
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
