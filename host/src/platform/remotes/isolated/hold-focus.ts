const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog] *, [role=alertdialog] *';

/**
 * Keeps a frame from taking the focus while a person types into the page, or into a dialog over it: it would read what they
 * type. It is inert until they come to it, by Tab or with the pointer.
 *
 * @param place the element around the frame, which gets the pointer while the frame is inert
 * @returns a function that ends it
 */
export function holdFocus(frame: HTMLIFrameElement, place: Element): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let typing: Element | null = null;
  const update = () => {
    const { activeElement } = document;
    typing = activeElement?.matches(TYPING) ? activeElement : null;
    frame.inert = typing !== null;
  };
  const onBlur = () => {
    if (document.activeElement === frame && frame.inert && typing instanceof HTMLElement) typing.focus();
  };
  const letIn = () => {
    frame.inert = false;
  };
  addEventListener('focusin', update, options);
  // Once the focus is where it goes.
  addEventListener('focusout', () => setTimeout(update, 0), options);
  addEventListener('blur', onBlur, options);
  addEventListener('keydown', ({ key }) => (key === 'Tab' ? letIn() : update()), options);
  place.addEventListener('pointerover', letIn, options);
  place.addEventListener('pointermove', letIn, options);
  update();
  return () => ended.abort();
}
