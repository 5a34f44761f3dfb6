/** What was typed or pasted while the editor was loading. */
export type Typed =
  | { kind: 'text'; text: string }
  | { kind: 'key'; key: string; shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean }
  | { kind: 'paste'; text: string; html: string };

/** With Ctrl or Cmd too: they move by words and lines then, and delete those. */
const EDITING_KEYS = new Set([
  'Enter',
  'Backspace',
  'Delete',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);
/** Formats and undo; all other chords stay with the browser. */
const CHORDS = new Set(['b', 'i', 'e', 'y', 'z']);

const isTyped = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  EDITING_KEYS.has(key) || ((ctrlKey || metaKey) && CHORDS.has(key.toLowerCase()));

/** A field that no one sees: a phone shows its keyboard only for a field that gets the focus during the tap. */
function createField(label: string, top: number): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', label);
  // Larger than 16 px, so that a phone does not zoom into it.
  field.dataset.large = '';
  field.style.cssText = `position:fixed;top:${Math.max(0, top)}px;left:0;width:1px;height:1px;opacity:0;font-size:16px`;
  return field;
}

/**
 * Keeps what is typed until the editor can take it. It holds the focus meanwhile, so that input methods can compose.
 *
 * @param label what a screen reader says of the field
 * @param top where the field is in the window, in pixels
 * @param before what was typed before the buffer is there
 */
export function createKeyBuffer(label: string, top: number, before: readonly Typed[] = []) {
  const typed: Typed[] = [...before];
  const field = createField(label, top);
  let composing = false;
  let onSettled: (() => void) | null = null;
  const takeText = () => {
    if (field.value) typed.push({ kind: 'text', text: field.value });
    field.value = '';
  };
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229 || !isTyped(event)) return;
    event.preventDefault();
    const { key, shiftKey, ctrlKey, metaKey } = event;
    typed.push({ kind: 'key', key, shiftKey, ctrlKey, metaKey });
  });
  field.addEventListener('beforeinput', (event) => {
    // Keyboards of phones do not name the keys.
    const key = { insertLineBreak: 'Enter', insertParagraph: 'Enter' }[event.inputType];
    if (composing || !key) return;
    event.preventDefault();
    typed.push({ kind: 'key', key });
  });
  field.addEventListener('compositionstart', () => {
    composing = true;
  });
  field.addEventListener('compositionend', () => {
    composing = false;
    // The last letters of the composition are put into the field after this event.
    setTimeout(() => {
      takeText();
      onSettled?.();
    });
  });
  field.addEventListener('input', () => {
    if (!composing) takeText();
  });
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    const { clipboardData: data } = event;
    if (!data) return;
    typed.push({ kind: 'paste', text: data.getData('text/plain'), html: data.getData('text/html') });
  });
  document.body.append(field);
  field.focus({ preventScroll: true });

  return {
    /** Adds what was typed elsewhere, and takes the focus back. */
    add: (keys: readonly Typed[] = []): void => {
      typed.push(...keys);
      field.focus({ preventScroll: true });
    },
    /** Waits until nothing is composed. */
    settled: (): Promise<void> =>
      composing
        ? new Promise((resolve) => {
            onSettled = resolve;
          })
        : Promise.resolve(),
    /** Everything typed until now. */
    take: (): Typed[] => {
      takeText();
      return typed.splice(0);
    },
    remove: () => field.remove(),
  };
}

export type KeyBuffer = ReturnType<typeof createKeyBuffer>;
