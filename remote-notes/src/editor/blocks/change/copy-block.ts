import type { EditorState, Transaction } from '@milkdown/kit/prose/state';
import type { Block } from './block-at.ts';
import { enterBlock, rangeOf } from './move-block.ts';

/** Inserts a copy below the block. */
export function duplicateBlock({ tr }: EditorState, { pos, node }: Block): Transaction {
  const behind = pos + node.nodeSize;
  return enterBlock(tr.insert(behind, node.copy(node.content)), behind);
}

export function deleteBlock({ tr, doc, schema }: EditorState, block: Block): Transaction {
  const { from, to } = rangeOf(doc, block);
  const isAll = from === 0 && to === doc.content.size;
  const paragraph = schema.nodes.paragraph?.create();
  if (isAll && paragraph) tr.replaceWith(from, to, paragraph);
  else tr.delete(from, to);
  return enterBlock(tr, Math.min(from, tr.doc.content.size - (tr.doc.lastChild?.nodeSize ?? 0)));
}
