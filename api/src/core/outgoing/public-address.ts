import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Code of the error of a connection that was refused because it leads inside a network. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

/** Hands only addresses of the open internet to the connection, whatever the name resolves to. */
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

/** Whether the host of an address is a name, or an IP address of the open internet. A name is looked at as it resolves. */
export function mayBePublic({ hostname }: URL): boolean {
  const name = bare(hostname);
  return isIP(name) === 0 || isPublic(name);
}

export function isLoopback({ hostname }: URL): boolean {
  const name = bare(hostname);
  return name === 'localhost' || (isIP(name) !== 0 && ipaddr.process(name).range() === 'loopback');
}
