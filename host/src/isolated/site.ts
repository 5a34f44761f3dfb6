/** Of the site that the frame is in. The frame's own origin is opaque, but its documents have the base of the page around. */
export const site: string = new URL(document.baseURI).origin;

/** Whether an address is that of a script of this site's builds. */
export function isSiteScript(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin === site && /^\/(assets|remotes)\//.test(pathname);
}
