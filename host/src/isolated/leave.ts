import { post } from './port.ts';
import { site } from './site.ts';

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Leads to a page of the site, by the page around, which decides whether it follows. */
export const goTo = (to: string, replace = false): void => post({ type: 'navigate', to, replace });

function onClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (event.defaultPrevented || button > 1 || !link || href === undefined || href === null) return;
  event.preventDefault();
  if (href.startsWith('#')) {
    document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
    return;
  }
  if (!URL.canParse(href, document.baseURI)) return;
  const { origin, pathname, search, hash, href: url } = new URL(href, document.baseURI);
  const isBeside = button === 1 || ctrlKey || metaKey || shiftKey || link.getAttribute('target') === '_blank';
  if (origin === site && !isBeside) goTo(pathname + search + hash);
  else post({ type: 'open', url });
}

/** Keys of the page, pressed while the focus is in the frame; while somebody writes, chords alone. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isChord = ctrlKey || metaKey;
  const isWriting = target instanceof Element && target.closest(FIELD) !== null;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey || key.length > 1) return;
  if (!isChord && isWriting) return;
  if (isChord && ['k', '/', '\\'].includes(key.toLowerCase())) event.preventDefault();
  post({ type: 'key', key, code, ctrlKey, metaKey, shiftKey, altKey });
}

/** Links and keys that a sandboxed document cannot follow itself go to the page around. */
export function followLeaving(): void {
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('keydown', onKeyDown);
}
