import { Refusal } from '@my-note/tooling/refusal';
import { flip } from '../registry/flip.ts';
import { readSiteKey } from '../registry/site-key.ts';
import type { Store } from '../store/area.ts';

const reason = (what: string, why: string | undefined) => ({
  what,
  notes: why ? [why] : [],
  isSigning: true,
});

/**
 * Signs what is live by the key of the site: the first time, with another key, or after somebody else has written it.
 * @throws {Refusal} without the private half of a key
 */
export async function signRegistry(store: Store, why?: string) {
  if (!readSiteKey()) throw new Refusal('Set SITE_KEY to the file of the key: remote keys new site.key');
  return flip(store, reason('sign', why), async (before) => before);
}

/**
 * Writes what is live without a signature, for a site that is to be signed no more.
 * @throws {Refusal} while a key is set: the next flip would demand its signature
 */
export async function unsignRegistry(store: Store, why?: string) {
  if (readSiteKey()) throw new Refusal('Take SITE_KEY away first, from the service too.');
  return flip(store, reason('sign off', why), async (before) => before);
}
