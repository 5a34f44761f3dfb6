import type { RegistryEntry } from '@my-note/shared-kit/federation';
import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from './chosen-release.ts';
import { describedRelease } from './release-of-version.ts';

/**
 * What may stand in for a release that failed for good, best first: the live one, then the one before it.
 * Each comes with its own hashes and contract. A developer's own copy has none: its failure is to be seen.
 * Nothing stands in for what was switched off meanwhile.
 * @param choose the release that this browser is to use
 * @param readAnew the remote's entry in the registry of this moment
 */
export async function standInsFor(
  entry: RegistryEntry,
  failed: ChosenRelease,
  error: RemoteError,
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>,
  readAnew: () => Promise<RegistryEntry | undefined>,
): Promise<ChosenRelease[]> {
  if (failed.source === 'override') return [];
  // A file that is not there any more: perhaps another version is live by now.
  const current = (error.missing && (await readAnew())) || entry;
  if (current.killed) throw new RemoteError('off', `${current.name} is switched off`);
  const previous = describedRelease(current, current.previous);
  const all: ChosenRelease[] = [await choose(current), { release: current, source: 'live' }];
  if (previous) all.push({ release: previous, source: 'previous' });
  const tried = new Set([failed.release.version]);
  return all.filter(({ release: { version } }) => !tried.has(version) && tried.add(version));
}
