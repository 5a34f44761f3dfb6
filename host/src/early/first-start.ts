/** What acts on a click by itself. */
const ACTS = 'a[href], button, input, select, textarea, summary, label, video, audio, iframe, [role=button]';
/** Not that of a kept copy, whose note may take long to come. */
const FIRST_TEXT = '#first-page:not([data-copy]) [data-first-start]';
/** A field that no one sees takes what is typed, with input methods too, and keeps the keyboard of a phone open. */
const STYLE =
  'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;border:0;padding:0;resize:none;font-size:16px';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function keep(event: MouseEvent): void {
  const { target, pageX, pageY } = event;
  if (!(target instanceof Element) || !isPlain(event) || getSelection()?.isCollapsed === false) return;
  const place = target.closest<HTMLElement>(FIRST_TEXT)?.dataset.firstStart;
  if (place === undefined || target.closest(ACTS)) return;
  let field = document.querySelector<HTMLTextAreaElement>('#first-start');
  if (!field) {
    field = document.createElement('textarea');
    field.id = 'first-start';
    field.ariaLabel = document.title;
    field.style.cssText = STYLE;
    document.body.append(field);
  }
  Object.assign(field.dataset, { place, x: pageX, y: pageY });
  field.focus({ preventScroll: true });
}

/**
 * Keeps a click into the first text, and what is typed after it, until the app can start editing there. The kit's
 * `takeFirstStart` reads it (docs/specification/composition.md#first-text).
 */
export const keepFirstStart = (): void => addEventListener('click', keep);
