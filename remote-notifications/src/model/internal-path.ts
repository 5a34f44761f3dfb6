// Browsers take a backslash for a slash, and leave out what stands for control characters: `/\t/host` is `//host`.
const isPlain = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** An address that a notification opens, where it is one of this site; undefined for any other. */
export function internalPath(href: string | null): string | undefined {
  if (href === null || !isPlain.test(href)) return undefined;
  const { origin, pathname } = new URL(href, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? href : undefined;
}
