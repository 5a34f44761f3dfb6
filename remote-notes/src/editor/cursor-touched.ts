/**
 * Tells whether somebody has put the cursor into a text. By itself it stands at the start, where hardly anybody
 * goes on writing.
 */
export function watchEntry(root: HTMLElement) {
  let entered = false;
  const enter = () => {
    entered = true;
  };
  root.addEventListener('focusin', enter);
  return {
    entered: () => entered,
    /** The cursor was put somewhere without the focus. */
    enter,
  };
}
