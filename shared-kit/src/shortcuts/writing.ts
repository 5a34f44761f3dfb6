const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;

/** Keys that a person ends a line of input with. */
const ENDS = ['Enter', 'Escape'];

/**
 * Follows whether a text is being written. It still is when the focus falls out of it to the page: letters that are
 * typed next were meant for the text. A click or a focus elsewhere ends it.
 */
function followWriting() {
  let now = false;
  const look = ({ target }: Event) => {
    now = isField(target);
  };
  const press = ({ target, key }: KeyboardEvent) => {
    if (isField(target)) now = !(ENDS.includes(key) && target instanceof HTMLInputElement);
  };
  addEventListener('focusin', look, true);
  addEventListener('pointerdown', look, true);
  addEventListener('keydown', press, true);
  return () => now;
}

let follow: (() => boolean) | null = null;

/** Whether a text is being written. The first call starts to follow it. */
export function isWriting(): boolean {
  follow ??= followWriting();
  return follow();
}
