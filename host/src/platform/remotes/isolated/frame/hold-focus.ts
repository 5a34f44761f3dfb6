const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog] *, [role=alertdialog] *';
/** How long after a key in the page the pointer over a frame is no press on it, in milliseconds. */
const RECENT_MS = 1_000;

/**
 * Notices when a frame takes the focus while a person types into the page, or into a dialog over it: it would read what they
 * type. A person goes into it by Tab, or with the pointer.
 *
 * @param onStolen called when the frame took the focus by itself; the frame is to go
 * @returns a function that ends it
 */
export function holdFocus(frame: HTMLIFrameElement, onStolen: () => void): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let typing: Element | null = null;
  let lastKey = '';
  let keyAt = Number.NEGATIVE_INFINITY;
  const onFocus = () => {
    const { activeElement } = document;
    typing = activeElement?.matches(TYPING) ? activeElement : null;
    lastKey = '';
  };
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    lastKey = key;
    keyAt = timeStamp;
  };
  const onBlur = ({ target, timeStamp }: FocusEvent) => {
    if (target !== window || document.activeElement !== frame || !typing?.isConnected) return;
    const isPress = frame.matches(':hover') && timeStamp - keyAt > RECENT_MS;
    if (lastKey === 'Tab' || isPress) return;
    onStolen();
    if (typing instanceof HTMLElement) typing.focus();
  };
  addEventListener('focusin', onFocus, options);
  addEventListener('keydown', onKey, options);
  addEventListener('blur', onBlur, options);
  onFocus();
  return () => ended.abort();
}
