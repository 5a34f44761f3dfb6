import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { findAnchoredBlock, type ScrollAnchor, scrollElementTo } from '../../model/note/scroll-anchors.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

/** A text stands still when nothing has moved for so many frames … */
const STILL_FRAMES = 3;
/** … and is taken as it is after so many. */
const MOST_FRAMES = 15;

/** Scrolls the block of an anchor to where it was on the screen, until the blocks around it are drawn. */
export async function alignTo(view: EditorView, places: readonly ScrollAnchor[]): Promise<void> {
  const block = findAnchoredBlock(view.dom, places);
  let still = 0;
  for (let frame = 0; frame < MOST_FRAMES && still < STILL_FRAMES; frame += 1) {
    const off = block ? block.element.getBoundingClientRect().top - block.top : 0;
    still = Math.abs(off) < 1 ? still + 1 : 0;
    if (still === 0) scrollBy({ top: off, behavior: 'instant' });
    await nextFrame();
  }
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
