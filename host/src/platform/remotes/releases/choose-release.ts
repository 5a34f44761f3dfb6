import type { RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../model/chosen-release.ts';

/** The release that this browser is to use by the registry. An entry itself describes its live version. */
export async function chooseRelease(entry: RegistryEntry): Promise<ChosenRelease> {
  // Without this part the live release still works.
  const canary = entry.canary && (await import('./canary.ts').catch(() => undefined))?.canaryOf(entry);
  return canary ?? { release: entry, source: 'live' };
}
