/** Origins of remotes: this site and those in the runtime configuration. */
const remoteOrigins = new Set([location.origin]);
/** Origins of the scripts of configured adapters. */
const scriptOrigins = new Set<string>();

export const allowRemoteOrigin = (origin: string): Set<string> => remoteOrigins.add(origin);
export const allowScriptOrigin = (origin: string): Set<string> => scriptOrigins.add(origin);

export const isRemoteOrigin = (origin: string): boolean => remoteOrigins.has(origin);

/** Whether a script may be loaded from a URL. Only HTTP URLs have a meaningful origin. */
export function isAllowedScriptUrl(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { protocol, origin } = new URL(address, document.baseURI);
  return /^https?:$/.test(protocol) && (remoteOrigins.has(origin) || scriptOrigins.has(origin));
}
