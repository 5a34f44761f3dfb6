import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { findAnchoredBlock, type ScrollAnchor, scrollElementTo } from '../../model/note/scroll-anchors.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

/** Scrolls the block of an anchor to where it was on the screen, and waits until the blocks around it are drawn. */
export async function alignTo(view: EditorView, places: readonly ScrollAnchor[]): Promise<void> {
  const block = findAnchoredBlock(view.dom, places);
  if (block) scrollElementTo(block.element, block.top);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

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
