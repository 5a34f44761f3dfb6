import type { Node } from '@milkdown/kit/prose/model';

interface FoundCode {
  code: Node;
  /** From the start of the block that it is in. */
  offset: number;
}

const known = new WeakMap<Node, readonly FoundCode[]>();

function find(block: Node): FoundCode[] {
  if (block.type.spec.code) return [{ code: block, offset: 0 }];
  const found: FoundCode[] = [];
  if (block.isTextblock) return found;
  block.descendants((node, offset) => {
    if (node.type.spec.code) found.push({ code: node, offset: offset + 1 });
    return !node.isTextblock;
  });
  return found;
}

/** The code in a block, which may be code itself. A block that has not changed is searched once. */
export function codeIn(block: Node): readonly FoundCode[] {
  const found = known.get(block) ?? find(block);
  known.set(block, found);
  return found;
}
