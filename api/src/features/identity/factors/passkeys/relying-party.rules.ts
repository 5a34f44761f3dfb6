import { hostNameOf } from '../../../../core/text/host-name.ts';
import type { Sites } from '../../identity.port.ts';
import { unknownOrigin } from '../factors.errors.ts';

/** The site to a browser: passkeys are bound to its host name. */
export type RelyingParty = { origin: string; id: string };

/** The site that a page belongs to. A page elsewhere must not ask for passkeys of this one. */
export function relyingParty(origin: string | undefined, host: string, sites: Sites): RelyingParty {
  if (!origin || !URL.canParse(origin)) throw unknownOrigin();
  const page = new URL(origin);
  const known = page.host === host || sites.corsOrigins.includes(origin);
  if (!known && !sites.hostNames.map(hostNameOf).includes(page.hostname)) throw unknownOrigin();
  return { origin: page.origin, id: page.hostname };
}
