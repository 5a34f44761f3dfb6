import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after which whatever else gives the focus back, such as a dialog that closes, has done so. */
const SETTLED = 150;

/**
 * Rows go, and with them the button that was pressed. The box around them has the focus then, so that a keyboard goes on
 * from there and not from the top of the page. `rows` is what changes when some went.
 *
 * @example
 * const box = useKeptFocus<HTMLDivElement>(items);
 * <div ref={box} tabIndex={-1} />;
 */
export function useKeptFocus<E extends HTMLElement>(rows: unknown): RefObject<E | null> {
  const box = useRef<E>(null);
  const before = useRef(rows);
  const last = useRef<EventTarget>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (before.current === rows) return;
    const first = before.current === undefined;
    before.current = rows;
    if (first) return;
    const timer = setTimeout(() => {
      // Nobody's focus is taken who had none, or had it in what is still there.
      const gone = last.current instanceof Node && !last.current.isConnected;
      if (gone && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [rows]);
  return box;
}
