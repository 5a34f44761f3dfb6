import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Error code of a connection that was refused because its address is private. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

/** Connects only to public addresses, whatever the name resolves to. */
export const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.length === 0 || addresses.some(({ address }) => !isPublic(address));
      if (refused) return callback(Object.assign(new Error(hostname), { code: NOT_PUBLIC }), '', 0);
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? '', first?.family);
    });
  };

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** Whether a host is a name or a public IP address. A name is checked when it is resolved. */
export function mayBePublic({ hostname }: URL): boolean {
  const name = bare(hostname);
  return isIP(name) === 0 || isPublic(name);
}

export function isLoopback({ hostname }: URL): boolean {
  const name = bare(hostname);
  return name === 'localhost' || (isIP(name) !== 0 && ipaddr.process(name).range() === 'loopback');
}
