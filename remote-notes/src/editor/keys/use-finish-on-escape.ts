import { useEffect, useRef } from 'react';
import { freeEscape } from './free-escape.ts';

/** What Escape closes, wherever the focus is. */
const OPEN = 'search, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What Escape leaves first when the focus is in it. */
const AROUND = 'form, [role=toolbar]';

const isUsed = (event: KeyboardEvent): boolean =>
  (event.defaultPrevented && !freeEscape.has(event)) ||
  event.isComposing ||
  (event.target instanceof Element && event.target.closest(AROUND) !== null);

/** Ends editing with Escape, unless something is open that it closes, or text is selected. */
export function useFinishOnEscape(finish: () => void): void {
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    let isOpen = false;
    // Before anything closes.
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Escape')
        isOpen = [...document.querySelectorAll(OPEN)].some((overlay) => overlay.checkVisibility());
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOpen || isUsed(event)) return;
      const selection = getSelection();
      if (selection && !selection.isCollapsed) {
        selection.collapseToEnd();
        return;
      }
      latest.current();
    };
    addEventListener('keydown', look, true);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', look, true);
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
