import { stored } from './stored.ts';

/** What acts on a click by itself. */
const ACTS = 'a[href],button,input,select,textarea,summary,label,video,audio,iframe,[role=button]';
/** Not that of a kept copy, whose note may take long to come. */
const FIRST_TEXT = '#first-page:not([data-copy]) [data-first-start]';
/** A field that no one sees takes what is typed, with input methods too, and keeps the keyboard of a phone open. */
const STYLE = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px';

/** They act on the text of the note while the field has none. */
const KEYS = /^(Backspace|Delete|Home|End|Arrow)/;
/** What is kept of their events. */
const FACTS = ['key', 'shiftKey', 'ctrlKey', 'metaKey'];

function createField(): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.id = 'first-start';
  field.ariaLabel = document.title;
  field.style.cssText = STYLE;
  field.onkeydown = (event) => {
    if (!field.value && KEYS.test(event.key)) field.dataset.keys += `,${JSON.stringify(event, FACTS)}`;
  };
  for (const type of ['compositionstart', 'compositionend'])
    field.addEventListener(type, () => field.toggleAttribute('data-composing'));
  // Until a page has taken the words, they are nowhere else.
  for (const type of ['beforeunload', 'my-note:before-reload'])
    addEventListener(type, (event) => field.isConnected && field.value && event.preventDefault());
  document.body.append(field);
  return field;
}

function keep(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const place = target.closest<HTMLElement>(FIRST_TEXT)?.dataset.firstStart;
  if (!place || target.closest(ACTS) || stored('my-note.edit-button') === 'on') return;
  const field = document.querySelector<HTMLTextAreaElement>('#first-start') ?? createField();
  Object.assign(field.dataset, { place, path: location.pathname, x: event.pageX, y: event.pageY, keys: '' });
  field.focus({ preventScroll: true });
}

/**
 * Keeps a click into the first text, and what is typed after it, until the app can start editing there. The kit's
 * `takeFirstStart` reads it (docs/specification/composition.md#first-text).
 */
export const keepFirstStart = (): void => addEventListener('click', keep);
