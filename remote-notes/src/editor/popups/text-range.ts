import type { VirtualElement } from '@floating-ui/react-dom';
import type { EditorView } from '@milkdown/kit/prose/view';

/** A range of the text as something that a popup can stand beside. */
export function textRange(view: EditorView, from: number, to: number): VirtualElement {
  return {
    contextElement: view.dom,
    getBoundingClientRect: () => {
      if (view.isDestroyed) return new DOMRect();
      const most = view.state.doc.content.size;
      const [start, end] = [view.coordsAtPos(Math.min(from, most)), view.coordsAtPos(Math.min(to, most), -1)];
      const [top, left] = [Math.min(start.top, end.top), Math.min(start.left, end.left)];
      const width = Math.max(start.right, end.right) - left;
      return new DOMRect(left, top, width, Math.max(start.bottom, end.bottom) - top);
    },
  };
}
