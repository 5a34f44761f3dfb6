/** Where remotes may come from: this site, and what its configuration names. */
const ofRemotes = new Set([location.origin]);
/** Where a configured adapter takes its scripts from. */
const ofAdapters = new Set<string>();

export const allowOrigin = (origin: string): Set<string> => ofRemotes.add(origin);
export const allowScriptsOf = (origin: string): Set<string> => ofAdapters.add(origin);

export const isRemoteOrigin = (origin: string): boolean => ofRemotes.has(origin);

/** Whether a script may be loaded from an address, which has an origin of its own only with these schemes. */
export function isScriptAddress(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { protocol, origin } = new URL(address, document.baseURI);
  return /^https?:$/.test(protocol) && (ofRemotes.has(origin) || ofAdapters.has(origin));
}
