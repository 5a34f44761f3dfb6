import ipaddr from 'ipaddr.js';

const PREFIX = 64;

/** The key of counted attempts: an IPv4 address, or the /64 of an IPv6 one, which one person holds whole. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${PREFIX}`).toString()}/${PREFIX}`;
}
