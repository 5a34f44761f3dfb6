import type * as z from 'zod';
import type { connectionSchema } from '../../../features/health/connection.routes.ts';
import { type Finding, findingsOf } from '../finding.ts';

type Seen = z.infer<typeof connectionSchema>;

/** What doctor says of itself, as a visitor could: an address that nobody has, and a protocol that is none. */
const INVENTED = { address: '192.0.2.77', protocol: 'doctor' };
export const INVENTED_HEADERS = {
  'x-forwarded-for': INVENTED.address,
  'x-forwarded-proto': INVENTED.protocol,
};

/** Compares what the service has seen of a call with what was sent: the visitor's address, and HTTP or HTTPS. */
export function checkHeaders(publicUrl: string, seen: Seen): Finding[] {
  const isSecure = publicUrl.startsWith('https:');
  return [addressOf(seen, isSecure), ...(isSecure ? [httpsOf(seen)] : plainOf(seen))];
}

function addressOf({ address, forwardedFor }: Seen, isSecure: boolean): Finding {
  const { ok, failed } = findingsOf('proxy');
  // Without a proxy, or through one that adds nothing, the invented address arrives alone.
  const isForwarded = forwardedFor !== undefined && forwardedFor !== INVENTED.address;
  if (address === INVENTED.address)
    return failed(
      'The service believes any X-Forwarded-For, so that limits per address do not hold. TRUST_PROXY counts more proxies than there are, or the proxy does not set X-Forwarded-For',
    );
  if (isForwarded && !forwardedFor.split(',').some((one) => one.trim() === address))
    return failed(
      `The service takes everybody for the proxy (${address}), so that they share one limit. Set TRUST_PROXY to the number of proxies in front`,
    );
  if (isSecure && !isForwarded)
    return failed('The proxy sends no X-Forwarded-For, so that all visitors share one limit. Let it');
  return ok(`The service knows visitors by their own address, like ${address}`);
}

/** PUBLIC_URL is HTTPS. Without the header, cookies lack Secure, and links that the service makes are http:. */
function httpsOf({ protocol, forwardedProto }: Seen): Finding {
  const { ok, failed } = findingsOf('proxy');
  // Each proxy may add its own at the end, and that one counts.
  const sent = forwardedProto?.split(',').at(-1)?.trim();
  if (sent === undefined)
    return failed(
      'The proxy sends no X-Forwarded-Proto, so that the service takes HTTPS for HTTP, and its cookies are not Secure. Let the proxy send X-Forwarded-Proto: https (nginx: proxy_set_header X-Forwarded-Proto $scheme)',
    );
  if (sent === INVENTED.protocol)
    return failed(
      'The proxy passes on the X-Forwarded-Proto that a visitor sends. Let it set X-Forwarded-Proto: https itself (nginx: proxy_set_header X-Forwarded-Proto $scheme)',
    );
  if (sent !== 'https')
    return failed(
      `The proxy sends X-Forwarded-Proto: ${sent}, and PUBLIC_URL is https:. Where another proxy in front of it ends TLS, let it pass on that one's header; otherwise let it send https`,
    );
  if (protocol !== 'https')
    return failed(
      'The proxy sends X-Forwarded-Proto: https, and the service does not believe it, so that cookies are not Secure. Set TRUST_PROXY to the address of the proxy, or to the number of proxies in front',
    );
  return ok('The service knows that visitors come by HTTPS, by X-Forwarded-Proto of the proxy');
}

/** PUBLIC_URL is HTTP: browsers would not send Secure cookies back. */
function plainOf({ protocol }: Seen): Finding[] {
  if (protocol !== 'https') return [];
  return [
    findingsOf('proxy').failed(
      'The proxy sends X-Forwarded-Proto: https, and PUBLIC_URL is http:, where browsers give no Secure cookie back, so that nobody stays signed in. Set PUBLIC_URL to the https: address, or let the proxy send http',
    ),
  ];
}
