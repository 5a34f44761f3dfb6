import type { KeyboardEvent } from 'react';

/** Open, save, export, search, and a link: of Excalidraw's own site. */
const WITH_CONTROL = new Set(['o', 's', 'e', 'f', 'k']);

/** Keeps keys from Excalidraw that open a window outside of the dialog, or make what a note does not store. */
export function takeKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  // A question mark may be part of a text.
  if (key === '?') event.stopPropagation();
  if (!(ctrlKey || metaKey) || !WITH_CONTROL.has(key.toLowerCase())) return;
  event.stopPropagation();
  event.preventDefault();
}
