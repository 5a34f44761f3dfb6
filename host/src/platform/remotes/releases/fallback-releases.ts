import type { RegistryEntry } from '@my-note/contract/registry';
import type { ChosenRelease } from '../model/chosen-release.ts';
import { RemoteError } from '../model/errors.ts';
import { findRelease } from './release-of-version.ts';

/**
 * What may stand in for a release that failed for good, best first: the live one, then the one before it.
 * Each comes with its own hashes and contract. A developer's own copy has none: its failure is to be seen.
 * Nothing stands in for what was switched off meanwhile.
 * @param choose the release that this browser is to use
 * @param refetchEntry the remote's entry in the registry of this moment
 */
export async function fallbackReleases(
  entry: RegistryEntry,
  failed: ChosenRelease,
  error: RemoteError,
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>,
  refetchEntry: () => Promise<RegistryEntry | undefined>,
): Promise<ChosenRelease[]> {
  if (failed.source === 'override') return [];
  // A file that is not there any more: perhaps another version is live by now.
  const current = (error.missing && (await refetchEntry())) || entry;
  if (current.killed) throw new RemoteError('off', `${current.name} is switched off`);
  const previous = findRelease(current, current.previous);
  const all: ChosenRelease[] = [await choose(current), { release: current, source: 'live' }];
  if (previous) all.push({ release: previous, source: 'previous' });
  const tried = new Set([failed.release.version]);
  return all.filter(({ release: { version } }) => !tried.has(version) && tried.add(version));
}
