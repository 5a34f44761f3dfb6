const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;

/** Keys that a person ends a line of input with. */
const ENDS = ['Enter', 'Escape'];
/** Letters that are typed this soon after text were meant for the text. In milliseconds. */
const SOON = 1000;
/** Fields without text. */
const CONTROL = 'select, input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(CONTROL);

/**
 * Follows whether a text is being written. It still is when the focus falls out of it to the page: letters that are
 * typed next were meant for the text. A click or a focus elsewhere ends it, but not within a second after the last
 * change of the text.
 */
function followWriting() {
  let now = false;
  let typedAt = Number.NEGATIVE_INFINITY;
  const look = ({ target }: Event) => {
    now = isField(target);
  };
  const press = ({ target, key, isComposing }: KeyboardEvent) => {
    if (!isField(target)) return;
    now = isComposing || !(ENDS.includes(key) && target instanceof HTMLInputElement);
    if (!now) typedAt = Number.NEGATIVE_INFINITY;
  };
  const change = ({ target }: Event) => {
    if (isField(target) && !isControl(target)) typedAt = Date.now();
  };
  addEventListener('focusin', look, true);
  addEventListener('pointerdown', look, true);
  addEventListener('keydown', press, true);
  addEventListener('input', change, true);
  return { isWriting: () => now, hasJustTyped: () => Date.now() - typedAt < SOON };
}

let follow: ReturnType<typeof followWriting> | null = null;

/** Whether a text is or has just been written. The first call starts to follow it. */
export function isWriting(target: EventTarget | null): boolean {
  follow ??= followWriting();
  return isField(target) || follow.hasJustTyped() || (target === document.body && follow.isWriting());
}
