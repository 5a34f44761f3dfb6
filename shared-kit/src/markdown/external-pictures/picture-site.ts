const WEB = /^https?:\/\//i;

/** Whether an address leads to another site, read as a browser reads it. */
export function isForeign(address: string): boolean {
  try {
    return new URL(address, location.href).origin !== location.origin;
  } catch {
    // It leads nowhere.
    return true;
  }
}

/**
 * The whole address of a picture on another site; undefined for any other picture, and for what leads nowhere.
 *
 * @example
 * const isForeign = foreignPicture('https://example.org/cat.png') !== undefined;
 */
export function foreignPicture(src: string): string | undefined {
  if (!URL.canParse(src, location.href) || !isForeign(src)) return undefined;
  const { href, protocol } = new URL(src, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  // As it is written, where that can be: so the service finds it in the text.
  return WEB.test(src.trim()) ? src.trim() : href;
}

export const siteOf = (address: string): string => new URL(address).host;
