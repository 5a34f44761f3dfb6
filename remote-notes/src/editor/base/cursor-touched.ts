/**
 * Tracks whether the user has put the cursor into a text. Before, it is at the start, where hardly anybody wants to
 * type.
 */
export function trackCursorTouched(root: HTMLElement) {
  let cursorTouched = false;
  const enter = () => {
    cursorTouched = true;
  };
  root.addEventListener('focusin', enter);
  return {
    cursorTouched: () => cursorTouched,
    /** The cursor was moved without the focus. */
    enter,
  };
}
