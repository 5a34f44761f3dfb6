import ipaddr from 'ipaddr.js';

/** The name in a Host header, without its port: `[::1]:3000` is `::1`. */
export function hostNameOf(header: string): string {
  const [, literal, name] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header.trim().toLowerCase()) ?? [];
  return literal ?? name?.replace(/\.$/, '') ?? '';
}

/** Names that no DNS can resolve elsewhere (RFC 6761). */
export const isLocalhost = (name: string) => name === 'localhost' || name.endsWith('.localhost');

/** An address and not a name: no page of another site can be at it. */
export const isAddress = (name: string) => ipaddr.isValid(name);

/** Whether a request was sent to this machine, by address or by name. */
export const isLoopback = (name: string) =>
  isLocalhost(name) || (isAddress(name) && ipaddr.process(name).range() === 'loopback');
