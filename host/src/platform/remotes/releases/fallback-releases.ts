import type { RegistryEntry } from '@my-note/contract/registry';
import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { findRelease } from './release-of-version.ts';

/**
 * The fallbacks of a failed release, best first: the live one, then the previous one. An override has none, so that the
 * developer sees its failure. Throws when the remote was disabled meanwhile.
 * @param choose the release that this browser uses
 * @param refetchEntry reads the remote's entry from the current registry
 */
export async function fallbackReleases(
  entry: RegistryEntry,
  failed: ChosenRelease,
  error: RemoteError,
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>,
  refetchEntry: () => Promise<RegistryEntry | undefined>,
): Promise<ChosenRelease[]> {
  if (failed.source === 'override') return [];
  // A file was removed: another version may be live now.
  const current = (error.missing && (await refetchEntry())) || entry;
  if (current.killed) throw new RemoteError('off', `${current.name} is switched off`);
  const previous = findRelease(current, current.previous);
  const all: ChosenRelease[] = [await choose(current), { release: current, source: 'live' }];
  if (previous) all.push({ release: previous, source: 'previous' });
  const tried = new Set([failed.release.version]);
  return all.filter(({ release: { version } }) => !tried.has(version) && tried.add(version));
}
