import type { Node } from '@milkdown/kit/prose/model';
import { Decoration } from '@milkdown/kit/prose/view';
import { documentDecorations } from './document-decorations.ts';
import { textOf } from './highlights.ts';

/** As in rendered notes (remote-notes/src/components/note-page/link-tags.ts). */
const TAG = /(?<=^|[\s([{*~|,;“«（「『【、。，])#([\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)*)/gu;

const tagsAt = (block: Node, at: number): Decoration[] =>
  block.type.spec.code
    ? []
    : [...textOf(block).matchAll(TAG)].map(({ 0: { length }, 1: name = '', index }) =>
        Decoration.inline(at + 1 + index, at + 1 + index + length, {
          'data-tag': name.normalize('NFC').toLowerCase(),
        }),
      );

function drawBlock(block: Node, at: number): Decoration[] {
  if (block.isTextblock) return tagsAt(block, at);
  const found: Decoration[] = [];
  block.descendants((node, offset) => {
    if (node.isTextblock) found.push(...tagsAt(node, at + 1 + offset));
    return !node.isTextblock;
  });
  return found;
}

/** Marks `#tag` with its name, for the rules of its color. A tag without a color looks like the text around it. */
export const tagMarks = () => documentDecorations(drawBlock);
