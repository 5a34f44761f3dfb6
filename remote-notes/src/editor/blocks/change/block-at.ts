import type { Node } from '@milkdown/kit/prose/model';

/** A block that a person moves or changes as one: a top-level block, or an item of a list. */
export interface Block {
  pos: number;
  node: Node;
}

export const isList = (node: Node): boolean => /^(bullet|ordered)_list$/.test(node.type.name);
export const isItem = ({ node }: Block): boolean => node.type.name === 'list_item';

/** The innermost block around a position, or beside it. Null in an empty document. */
export function blockAt(doc: Node, position: number): Block | null {
  const $at = doc.resolve(Math.min(position, doc.content.size));
  let found: Block | null = null;
  let [parent, start] = [doc, 0];
  for (let depth = 0; parent === doc || isList(parent) || parent.type.name === 'list_item'; depth += 1) {
    const index = Math.min($at.depth >= depth ? $at.index(depth) : 0, parent.childCount - 1);
    const child = parent.maybeChild(index);
    if (!child) return found;
    let pos = start;
    for (let at = 0; at < index; at += 1) pos += parent.child(at).nodeSize;
    if (parent === doc || isList(parent)) found = { pos, node: child };
    if ($at.depth <= depth && !isList(child)) return found;
    [parent, start] = [child, pos + 1];
  }
  return found;
}

/** The block that starts at a position; null when the position is past the end, as after a deletion. */
export function blockOf(doc: Node, pos: number): Block | null {
  const node = pos < doc.content.size ? doc.nodeAt(pos) : null;
  return node && { pos, node };
}
