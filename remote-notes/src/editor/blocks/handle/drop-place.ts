import type { EditorView } from '@milkdown/kit/prose/view';
import { type Block, blockAt, isItem, isList } from '../change/block-at.ts';
import { moveBlock } from '../change/move-block.ts';
import { blockAtPointer, elementOf } from './block-place.ts';

/** Where a dragged block would land, and the line that shows it. */
export interface DropPlace {
  target: number;
  line: { left: number; top: number; width: number };
}

/** The block at the pointer, beside which the dragged one can stand: only items stand between items. */
function neighborAt(view: EditorView, dragged: Block, y: number): Block | null {
  const { left } = view.dom.getBoundingClientRect();
  const { doc } = view.state;
  const hit = blockAtPointer(view, left, y);
  if (!hit || isItem(dragged)) return hit;
  const pos = doc.resolve(hit.pos).before(1);
  return { pos, node: doc.nodeAt(pos) ?? hit.node };
}

/** The first item of an item's own list. */
function firstInside(view: EditorView, { pos, node }: Block): Block | null {
  let found: Block | null = null;
  node.forEach((child, offset) => {
    if (isList(child)) found ??= blockAt(view.state.doc, pos + offset + 3);
  });
  return found;
}

/** Between two items there is less room for the line than between two blocks. In pixels. */
const BESIDE_ITEM = 3;
const BESIDE_BLOCK = 8;

export function dropPlaceAt(view: EditorView, dragged: Block, y: number): DropPlace | null {
  const neighbor = neighborAt(view, dragged, y);
  if (!neighbor) return null;
  const inside = isItem(neighbor) ? firstInside(view, neighbor) : null;
  const box = elementOf(view, neighbor)?.getBoundingClientRect();
  const below = inside && elementOf(view, inside)?.getBoundingClientRect();
  if (!box) return null;
  const end = below?.top ?? box.bottom;
  const isAbove = y < (box.top + end) / 2;
  const behind = neighbor.pos + neighbor.node.nodeSize;
  const target = isAbove ? neighbor.pos : (inside?.pos ?? behind);
  if (!moveBlock(view.state, dragged, target)) return null;
  const gap = isItem(neighbor) ? BESIDE_ITEM : BESIDE_BLOCK;
  const { left, width } = (isAbove ? null : below) ?? box;
  return { target, line: { left, width, top: isAbove ? box.top - gap : end + gap - 2 } };
}
