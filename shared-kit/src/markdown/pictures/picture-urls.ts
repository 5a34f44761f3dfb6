const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * Whether a picture may be fetched from an address: of the web, of this site, or written out in the note itself.
 *
 * @example
 * const address = 'https://example.org/cat.png';
 * const isSafe = isPictureAddress(address);
 */
export function isPictureAddress(address: string): boolean {
  // Browsers ignore these, also inside of a scheme.
  const plain = address.replace(/[\s\p{Cc}]/gu, '');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'https' || scheme === 'http' || PICTURE.test(plain);
}
