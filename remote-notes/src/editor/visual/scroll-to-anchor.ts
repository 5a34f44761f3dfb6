import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { findAnchoredBlock, type ScrollAnchor, scrollElementTo } from '../../model/note/scroll-anchors.ts';

/** Puts the cursor into the block of an anchor, and scrolls that block to where it was on the screen. */
export function scrollToAnchors(view: EditorView, places: readonly ScrollAnchor[]): void {
  const block = findAnchoredBlock(view.dom, places);
  if (block) {
    const { doc, tr } = view.state;
    const position = view.posAtDOM(block.element, 0);
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
  }
  view.focus();
  if (block) scrollElementTo(block.element, block.top);
}
