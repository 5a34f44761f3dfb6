/** Milliseconds after which whatever else gives the focus back, such as a dialog that closes, has done so. */
const SETTLED_MS = 300;

/** They choose the next place themselves, as a virtual tree does whose focused row is scrolled away. */
const OWN_FOCUS = '[role=tree], [contenteditable=true]';

const isUnfocused = () => document.activeElement === document.body || document.activeElement === null;

/** The dialog on top, or the content of the page. */
function place(): HTMLElement | null | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main');
}

/**
 * A person with a keyboard or a screen reader stays where they were: a button that was disabled while it worked gets
 * the focus back, and where the focused element is gone, the dialog or the content around it gets the focus.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let home: Element | null = null;
  let wasDisabled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (target: unknown) => {
    if (!(target instanceof Element)) return;
    last = target;
    home = target.closest(OWN_FOCUS);
    wasDisabled = false;
  };
  const onFocus = ({ target }: FocusEvent) => note(target);
  const onBlur = () => {
    // A browser may send this before it removes the element.
    setTimeout(() => {
      if (isUnfocused() && last?.isConnected && !last.matches(':disabled')) last = null;
    });
  };
  const giveBack = () => {
    if (!last || last.isConnected || home?.isConnected || !isUnfocused()) return;
    last = null;
    place()?.focus({ preventScroll: true });
  };
  const onChange = () => {
    if (!(last instanceof HTMLElement)) return;
    if (!last.isConnected) {
      timer ??= setTimeout(() => {
        timer = undefined;
        giveBack();
      }, SETTLED_MS);
    } else if (last.matches(':disabled')) wasDisabled = true;
    else if (wasDisabled) {
      wasDisabled = false;
      if (isUnfocused()) last.focus({ preventScroll: true });
    }
  };

  if (!isUnfocused()) note(document.activeElement);
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
