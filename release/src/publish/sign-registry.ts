import { Refusal } from '@my-note/tooling/refusal';
import { flip } from '../registry/flip.ts';
import { readSiteKey } from '../registry/site-key.ts';
import type { Store } from '../store/area.ts';

/**
 * Signs what is live by the key of the site: the first time, with another key, or after somebody else has written it.
 * @throws {Refusal} without the private half of a key
 */
export async function signRegistry(store: Store, why?: string) {
  if (!readSiteKey()) throw new Refusal('Set SITE_KEY to the file of the key: remote keys new site.key');
  return flip(store, { what: 'sign', notes: why ? [why] : [], isSigning: true }, async (before) => before);
}
