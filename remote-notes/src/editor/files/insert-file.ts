import type { Node, NodeType } from '@milkdown/kit/prose/model';
import { TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import type { UploadPlaceholder } from './uploads/upload-placeholders.ts';

/** The first position after a block, or after its ancestors, that can hold a block of this type. */
function positionAfterBlock(doc: Node, position: number, block: NodeType): number {
  const $at = doc.resolve(position);
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const index = $at.index(depth - 1) + 1;
    if ($at.node(depth - 1).canReplaceWith(index, index, block)) return $at.after(depth);
  }
  return $at.depth === 0 ? position : doc.content.size;
}

/** Inserts an image at its placeholder; in a new paragraph below when the text there was replaced or is code. */
export function insertImage(tr: Transaction, { at, isLost }: UploadPlaceholder, image: Node): number {
  const $at = tr.doc.resolve(at);
  const { paragraph } = image.type.schema.nodes;
  const takesImage = $at.parent.canReplaceWith($at.index(), $at.index(), image.type);
  if (!paragraph || (takesImage && (!isLost || $at.parent.childCount === 0))) {
    tr.insert(at, image);
    return at;
  }
  const behind = positionAfterBlock(tr.doc, at, paragraph);
  tr.insert(behind, paragraph.create(null, image));
  return behind + 1;
}

/** Where a paragraph begins whose first letter is at a position, if another paragraph may stand before it. */
function startOfParagraph(doc: Node, position: number, paragraph: NodeType): number | null {
  const $at = doc.resolve(position);
  if (!$at.parent.isTextblock || $at.parentOffset > 0) return null;
  const index = $at.index($at.depth - 1);
  return $at.node($at.depth - 1).canReplaceWith(index, index, paragraph) ? $at.before() : null;
}

/** Inserts the link of a file as a paragraph of its own, where it is drawn as a card. */
export function insertFile(
  tr: Transaction,
  { at, isLost }: Pick<UploadPlaceholder, 'at' | 'isLost'>,
  link: Node,
): number {
  const $at = tr.doc.resolve(at);
  const { paragraph } = link.type.schema.nodes;
  if (!paragraph || ($at.parent.type === paragraph && $at.parent.content.size === 0)) {
    tr.insert(at, link);
    return at;
  }
  const start = isLost ? null : startOfParagraph(tr.doc, at, paragraph);
  const place = start ?? positionAfterBlock(tr.doc, at, paragraph);
  tr.insert(place, paragraph.create(null, link));
  return place + 1;
}

/** What is typed next goes into a paragraph below the file, so that the file stays alone in its own. */
export function leaveFile(
  tr: Transaction,
  file: { before: number; behind: number },
  hadCursor: boolean,
): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!hadCursor || !paragraph || tr.selection.head !== file.behind) return;
  const below = tr.doc.resolve(file.behind).after();
  const next = tr.doc.nodeAt(below);
  if (next?.type !== paragraph || next.content.size > 0) tr.insert(below, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, below + 1));
}
