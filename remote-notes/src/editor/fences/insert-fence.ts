import type { NodeType } from '@milkdown/kit/prose/model';
import { type Command, type EditorState, TextSelection } from '@milkdown/kit/prose/state';
import { askForEditor } from './ask-for-editor.ts';
import { leaveBlock } from './leave-block.ts';

/** Where a block can stand at the cursor: in the place of an empty paragraph, or behind what is around the cursor. */
function placeFor(
  { selection: { $from } }: EditorState,
  type: NodeType,
): { from: number; to: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const [parent, index] = [$from.node(depth - 1), $from.index(depth - 1)];
    const isEmpty = depth === $from.depth && $from.parent.content.size === 0;
    const behind = $from.after(depth);
    if (isEmpty && parent.canReplaceWith(index, index + 1, type))
      return { from: $from.before(depth), to: behind };
    if (parent.canReplaceWith(index + 1, index + 1, type)) return { from: behind, to: behind };
  }
  return null;
}

/**
 * Inserts a code block with a language and a source, with the cursor at the end of the source. Where the block has a
 * visual editor, that opens, and the cursor is behind the block.
 */
export const insertFence =
  (language: string, source: string, hasEditor: boolean): Command =>
  (state, dispatch) => {
    const { tr, schema } = state;
    const { code_block: code } = schema.nodes;
    const place = code && placeFor(state, code);
    if (!place) return false;
    const text = source.replace(/\n+$/, '');
    const block = code.create({ language }, text === '' ? [] : schema.text(text));
    tr.replaceWith(place.from, place.to, block);
    const end = place.from + block.nodeSize;
    if (hasEditor) {
      leaveBlock(tr, end);
      askForEditor(block);
    } else tr.setSelection(TextSelection.create(tr.doc, end - 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
