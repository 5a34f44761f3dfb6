import type { Node } from '@milkdown/kit/prose/model';
import { childrenOf } from '../../markdown/write/written-blocks.ts';
import { codeOf } from '../../visual/schema/code-block.ts';

const CALLOUT = /^\[![\p{L}\p{N}_-]+\][+-]?\s*/u;

/** A line of code as a paragraph's children. */
function linesOf(code: Node): Node[] {
  const { hardbreak } = code.type.schema.nodes;
  return code.textContent
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 && hardbreak ? [hardbreak.create({ isInline: true })] : []),
      ...(line === '' ? [] : [code.type.schema.text(line)]),
    ]);
}

/** A callout's paragraph without its mark. */
function withoutMark(paragraph: Node): Node[] {
  const [first, ...rest] = childrenOf(paragraph);
  const mark = CALLOUT.exec(first?.text ?? '')?.[0];
  if (mark === undefined || !first) return [paragraph];
  const children = first.nodeSize > mark.length ? [first.cut(mark.length), ...rest] : rest;
  if (children[0]?.type.name === 'hardbreak') children.shift();
  return children.length > 0 ? [paragraph.type.create(null, children)] : [];
}

/** What a block contains, as blocks of their own: the first is a paragraph where that is possible. */
export function contentsOf(node: Node): Node[] {
  const { paragraph } = node.type.schema.nodes;
  if (!paragraph) return [node];
  if (node.type.name === 'heading') return [paragraph.create(null, node.content)];
  if (node.type.name === 'code_block') return [paragraph.create(null, linesOf(node))];
  if (node.type.name === 'list_item') return childrenOf(node);
  if (node.type.name !== 'blockquote') return [node];
  const [first, ...rest] = childrenOf(node);
  const all = first ? [...withoutMark(first), ...rest] : rest;
  return all.length > 0 ? all : [paragraph.create()];
}

/** The text of a block as code: its inline nodes are replaced by their source. */
export function sourceOf(node: Node): string {
  if (!node.isTextblock) return childrenOf(node).map(sourceOf).join('\n');
  return childrenOf(node)
    .map((child) => child.text ?? codeOf(child))
    .join('');
}
