import type { PressedKey } from './messages.ts';

/**
 * The path within the site that a frame wants to lead to; undefined for anything else. The browser's own parser decides, so
 * that `//other.site` and `/\other.site` are the other sites that they are.
 */
export function pathWithin(to: string): string | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  // What the service and its files have at their paths are no pages.
  if (origin !== location.origin || /^\/(api|remotes|assets)(\/|$)/.test(pathname)) return undefined;
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/** The address of another site that a link leads to; undefined for anything but http and https. */
export function webAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/**
 * Whether a person has just pressed something in the frame: it has the focus, and an activation in a frame counts for the
 * pages around it.
 */
export const isPressed = (frame: HTMLIFrameElement): boolean =>
  document.activeElement === frame && navigator.userActivation?.isActive !== false;

/** Keys of the page that work while a frame has the focus: they open what can be closed again, and change nothing. */
const OPENERS = new Set(['k', '/', '?', ',', 'o', '\\']);

/** Presses a key in the page, as if it had the focus; other keys than those that only open something are left out. */
export function pressKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): void {
  if (altKey || !OPENERS.has(key.toLowerCase())) return;
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
  );
}
