import { type EditorState, NodeSelection, type Transaction } from '@milkdown/kit/prose/state';
import { PICTURE_SIZE } from '@my-note/contract';

const [LEAST, MOST] = [32, 4096];

/** The selected picture; null when something else is selected. */
export function selectedPicture({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection : null;
}

export const fitWidth = (width: number, room: number): number =>
  Math.round(Math.max(LEAST, Math.min(width, room, MOST)));

/** Writes the width of the selected picture behind its alternative text; null is its own width. */
export function setPictureWidth(state: EditorState, width: number | null): Transaction | null {
  const picture = selectedPicture(state);
  if (!picture) return null;
  const { node, from } = picture;
  const alt = String(node.attrs.alt).replace(PICTURE_SIZE, '') + (width === null ? '' : `|${width}`);
  if (alt === node.attrs.alt) return null;
  const { tr } = state;
  tr.setNodeMarkup(from, undefined, { ...node.attrs, alt });
  return tr.setSelection(NodeSelection.create(tr.doc, from));
}
