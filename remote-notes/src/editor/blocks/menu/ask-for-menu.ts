import type { EditorView } from '@milkdown/kit/prose/view';

const ASKED = 'block-menu';

/** Opens the menu of the block at the cursor. */
export const askForBlockMenu = (view: EditorView): boolean => view.dom.dispatchEvent(new Event(ASKED));

export function onBlockMenuAsked(view: EditorView, open: () => void): () => void {
  view.dom.addEventListener(ASKED, open);
  return () => view.dom.removeEventListener(ASKED, open);
}
