import { type RefObject, useEffect, useRef } from 'react';

/**
 * Buttons go when there is nothing left for them to do. The box has the focus then, so that a keyboard goes on from
 * there and not from the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(buttons: string): RefObject<E | null> {
  const box = useRef<E>(null);
  const before = useRef(buttons);
  useEffect(() => {
    if (before.current === buttons) return;
    before.current = buttons;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [buttons]);
  return box;
}
