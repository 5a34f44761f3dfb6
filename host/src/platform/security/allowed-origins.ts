/** Where remotes may come from: this site, and what its configuration names. */
const remoteOrigins = new Set([location.origin]);
/** Where a configured adapter takes its scripts from. */
const scriptOrigins = new Set<string>();

export const allowRemoteOrigin = (origin: string): Set<string> => remoteOrigins.add(origin);
export const allowScriptOrigin = (origin: string): Set<string> => scriptOrigins.add(origin);

export const isRemoteOrigin = (origin: string): boolean => remoteOrigins.has(origin);

/** Whether a script may be loaded from an address, which has an origin of its own only with these schemes. */
export function isAllowedScriptUrl(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { protocol, origin } = new URL(address, document.baseURI);
  return /^https?:$/.test(protocol) && (remoteOrigins.has(origin) || scriptOrigins.has(origin));
}
