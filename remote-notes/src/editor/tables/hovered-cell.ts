import type { EditorView } from '@milkdown/kit/prose/view';
import { useEffect, useState } from 'react';
import { cellAt } from './cell-at.ts';
import type { Cell } from './change-table.ts';

export interface HoveredCell {
  element: HTMLTableCellElement;
  tableElement: HTMLTableElement;
}

/** The pointer may be this far outside of a table, at its handles. In pixels. */
const AROUND = 20;

/** Where a cell is in the document now: a change elsewhere moves it. Null when it is in no table of the text. */
export function cellOf(view: EditorView, element: HTMLTableCellElement): Cell | null {
  if (!view.dom.contains(element)) return null;
  return cellAt(view.state.doc, view.posAtDOM(element, 0));
}

const isNear = (element: HTMLElement, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x > left - AROUND && x < right + AROUND && y > top - AROUND && y < bottom + AROUND;
};

/** The cell of a table under the pointer. It stays while the pointer is at the handles beside the table. */
export function useHoveredCell(view: EditorView, keeps: boolean): HoveredCell | null {
  const [hovered, setHovered] = useState<HoveredCell | null>(null);
  useEffect(() => {
    if (keeps) return;
    const look = ({ target, clientX, clientY, buttons }: MouseEvent) => {
      if (buttons > 0 || !(target instanceof Element) || view.isDestroyed) return;
      const element = target.closest<HTMLTableCellElement>('th, td');
      const tableElement = element?.closest('table');
      setHovered((before) => {
        if (element && tableElement && cellOf(view, element))
          return before?.element === element ? before : { element, tableElement };
        return before?.tableElement.isConnected && isNear(before.tableElement, clientX, clientY)
          ? before
          : null;
      });
    };
    const clear = () => setHovered(null);
    addEventListener('mousemove', look, { passive: true });
    addEventListener('scroll', clear, { capture: true, passive: true });
    view.dom.addEventListener('keydown', clear);
    return () => {
      removeEventListener('mousemove', look);
      removeEventListener('scroll', clear, { capture: true });
      view.dom.removeEventListener('keydown', clear);
    };
  }, [view, keeps]);
  return hovered?.element.isConnected ? hovered : null;
}
