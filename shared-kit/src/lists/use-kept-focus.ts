import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after which whatever else gives the focus back, such as a dialog that closes, has done so. */
const SETTLED = 150;

/**
 * Rows go, and with them the button that was pressed. The box around them has the focus then, so that a keyboard goes on
 * from there and not from the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(rows: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (before.current === rows) return;
    const first = before.current === undefined;
    before.current = rows;
    if (first) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [rows]);
  return box;
}
