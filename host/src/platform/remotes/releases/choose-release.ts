import type { RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../model/loader-types.ts';

/** The release that this browser uses: the canary or the live one, which the entry itself describes. */
export async function chooseRelease(entry: RegistryEntry): Promise<ChosenRelease> {
  // If the chunk fails to load, the live release is used.
  const canary = entry.canary && (await import('./canary.ts').catch(() => undefined))?.canaryOf(entry);
  return canary ?? { release: entry, source: 'live' };
}
