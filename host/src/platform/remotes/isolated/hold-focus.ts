/** How long after a key or a press in the page a frame may not take the focus by itself, in milliseconds. */
const RECENT_MS = 1_500;

/**
 * Gives the focus back when a frame takes it without a person: otherwise it would read what is typed into the page. A person
 * gets there by Tab, or by a press with the pointer on the frame.
 *
 * @returns a function that ends it
 */
export function holdFocus(frame: HTMLIFrameElement): () => void {
  let last: Element | null = document.activeElement;
  let lastKey = '';
  let keyAt = Number.NEGATIVE_INFINITY;
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    lastKey = key;
    keyAt = timeStamp;
  };
  const onFocus = () => {
    if (document.activeElement !== frame) last = document.activeElement;
  };
  const onBlur = ({ timeStamp }: FocusEvent) => {
    if (document.activeElement !== frame) return;
    const sinceKey = timeStamp - keyAt;
    const byTab = lastKey === 'Tab' && sinceKey < RECENT_MS;
    const byPress = frame.matches(':hover') && sinceKey > RECENT_MS;
    if (byTab || byPress || navigator.userActivation?.isActive === undefined) return;
    frame.blur();
    if (last instanceof HTMLElement && last !== document.body && last.isConnected) last.focus();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('focusin', onFocus, true);
  addEventListener('blur', onBlur);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('focusin', onFocus, true);
    removeEventListener('blur', onBlur);
  };
}
