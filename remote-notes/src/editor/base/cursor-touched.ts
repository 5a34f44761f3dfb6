/**
 * Tells whether somebody has put the cursor into a text. By itself it stands at the start, where hardly anybody
 * goes on writing.
 */
export function trackCursorTouched(root: HTMLElement) {
  let cursorTouched = false;
  const enter = () => {
    cursorTouched = true;
  };
  root.addEventListener('focusin', enter);
  return {
    cursorTouched: () => cursorTouched,
    /** The cursor was put somewhere without the focus. */
    enter,
  };
}
