import type { Node, NodeType } from '@milkdown/kit/prose/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { type Block, isItem, isList } from './block-at.ts';

/** Puts the cursor into a block, or selects one that holds no text. */
export function enterBlock(tr: Transaction, pos: number): Transaction {
  const node = tr.doc.nodeAt(pos);
  if (!node) return tr;
  const inside = TextSelection.findFrom(tr.doc.resolve(pos), 1, true);
  if (inside && inside.from < pos + node.nodeSize) return tr.setSelection(inside);
  return NodeSelection.isSelectable(node) ? tr.setSelection(NodeSelection.create(tr.doc, pos)) : tr;
}

/** The range to delete with a block: its list too, when it is the only item. */
export function rangeOf(doc: Node, { pos, node }: Block): { from: number; to: number } {
  const $pos = doc.resolve(pos);
  const isOnly = isList($pos.parent) && $pos.parent.childCount === 1;
  return isOnly ? { from: $pos.before(), to: $pos.after() } : { from: pos, to: pos + node.nodeSize };
}

/** An item as it stands in a list of this type. */
function itemFor(item: Node, list: NodeType): Node {
  const isOrdered = list.name === 'ordered_list';
  const attrs = { listType: isOrdered ? 'ordered' : 'bullet', label: isOrdered ? '1.' : '•' };
  return item.type.create({ ...item.attrs, ...attrs }, item.content);
}

/** The nodes that a block becomes between the children of a parent; null where it cannot stand. */
function nodesFor(doc: Node, block: Block, target: number): Node | null {
  const { parent } = doc.resolve(target);
  if (isItem(block) && isList(parent)) return itemFor(block.node, parent.type);
  if (isItem(block) && parent === doc) {
    const list = doc.resolve(block.pos).parent;
    return list.type.create(list.attrs, block.node);
  }
  return !isItem(block) && parent === doc ? block.node : null;
}

/** Puts the cursor where it was in a block that was moved, or else into the block. */
function keepCursor(tr: Transaction, { doc, selection }: EditorState, block: Block, to: number): Transaction {
  const offset = selection.head - block.pos;
  const isInside = selection.empty && offset > 0 && offset < block.node.nodeSize;
  if (!isInside || !doc.resolve(selection.head).parent.isTextblock) return enterBlock(tr, to);
  return tr.setSelection(TextSelection.create(tr.doc, to + offset));
}

/** Moves a block to a position between blocks. Null when it stands there, or cannot. */
export function moveBlock(state: EditorState, block: Block, target: number): Transaction | null {
  const { doc, tr } = state;
  const { from, to } = rangeOf(doc, block);
  const stays = [block.pos, block.pos + block.node.nodeSize, from, to].includes(target);
  if (stays || (target > from && target < to)) return null;
  const node = nodesFor(doc, block, target);
  if (!node) return null;
  tr.delete(from, to);
  const at = tr.mapping.map(target);
  tr.insert(at, node);
  return keepCursor(tr, state, block, node.type === block.node.type ? at : at + 1);
}

/** Swaps a block with its neighbor. */
export function moveBy(state: EditorState, block: Block, by: -1 | 1): Transaction | null {
  const $pos = state.doc.resolve(block.pos);
  const neighbor = $pos.parent.maybeChild($pos.index() + by);
  if (!neighbor) return null;
  const target = by < 0 ? block.pos - neighbor.nodeSize : block.pos + block.node.nodeSize + neighbor.nodeSize;
  return moveBlock(state, block, target);
}
