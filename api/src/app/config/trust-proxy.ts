import { isIP } from 'node:net';
import { commaList } from '../../core/text/comma-list.ts';

/** Names of private networks, which Fastify knows. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const COUNT = /^\d+$/;

export const TRUST_PROXY_EXPECTED =
  'expected how many proxies are in front, or their addresses and networks, like 10.0.0.5, 172.16.0.0/12 or uniquelocal';

/** Bits of an address, by the version that Node.js names. */
const BITS: Record<number, number> = { 4: 32, 6: 128 };

function isNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined) return NETWORKS.has(text) || isIP(text) !== 0;
  return rest.length === 0 && COUNT.test(bits) && Number(bits) <= (BITS[isIP(address)] ?? -1);
}

export const isTrustProxy = (text: string) => COUNT.test(text) || commaList(text).every(isNetwork);

/** A number is the count of proxies in front; otherwise addresses and networks of the proxies. */
export function readTrustProxy(text: string): ((address: string, hop: number) => boolean) | string[] | false {
  if (COUNT.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = commaList(text);
  return addresses.length > 0 ? addresses : false;
}
