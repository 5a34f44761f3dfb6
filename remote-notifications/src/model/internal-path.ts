// Browsers read a backslash as a slash, and drop control characters: `/\t/host` is `//host`.
const isPlain = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path that a notification opens; undefined outside of this site. */
export function internalPath(href: string | null): string | undefined {
  if (href === null || !isPlain.test(href)) return undefined;
  const { origin, pathname } = new URL(href, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? href : undefined;
}
