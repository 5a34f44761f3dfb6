import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { type Block, blockAt, isItem } from '../change/block-at.ts';

/** Room for the handle beside the text, and for the marker of a list item. In pixels. */
const HANDLE = { width: 24, height: 24 };
const MARKER = 1.5;
/** How far beside the text the pointer still means a block of it. */
const REACH = 64;

const DRAWING = '[data-fence]';

/** What is seen of a block: of code that is drawn, the drawing, which stands behind it. */
export const elementOf = (view: EditorView, { pos }: Block): HTMLElement | null => {
  const dom = view.nodeDOM(pos);
  const element = dom instanceof HTMLElement ? dom : (dom?.parentElement ?? null);
  const drawing = element?.hidden ? element.nextElementSibling : null;
  return drawing instanceof HTMLElement ? drawing : element;
};

/** The block at the height of the pointer, which may be beside the text. */
export function blockAtPointer(view: EditorView, x: number, y: number): Block | null {
  const { left, right } = view.dom.getBoundingClientRect();
  if (x < left - REACH || x > right + REACH) return null;
  // Each block reaches to the end of the line, a nested one too.
  const isRtl = getComputedStyle(view.dom).direction === 'rtl';
  const element = document
    .elementsFromPoint(isRtl ? left + 4 : right - 4, y)
    .find((each) => each !== view.dom && view.dom.contains(each));
  const code = element?.closest(DRAWING)?.previousElementSibling ?? element;
  return code ? blockAt(view.state.doc, view.posAtDOM(code, 0)) : null;
}

/** The first line of a block. */
function firstLine(view: EditorView, { pos, node }: Block, element: HTMLElement, box: DOMRect) {
  const beside = { top: box.top, bottom: box.top + HANDLE.height };
  if (element.matches(DRAWING)) return beside;
  const inside = TextSelection.findFrom(view.state.doc.resolve(pos), 1, true);
  if (!inside || inside.from >= pos + node.nodeSize) return beside;
  return view.coordsAtPos(inside.from);
}

/** Where the handle of a block stands on the screen, beside its first line. */
export function handlePlace(view: EditorView, block: Block): { left: number; top: number } | null {
  const element = elementOf(view, block);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const { direction, fontSize } = getComputedStyle(element);
  const marker = isItem(block) ? MARKER * Number.parseFloat(fontSize) : 0;
  const { top, bottom } = firstLine(view, block, element, box);
  const left = direction === 'rtl' ? box.right + marker : Math.max(0, box.left - marker - HANDLE.width);
  return { left, top: (top + bottom - HANDLE.height) / 2 };
}
