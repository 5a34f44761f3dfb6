import type { LiveHost, Release } from '@my-note/contract/registry';
import { type ReleaseRecord, versionFolder } from '../journal/release-records.ts';
import { MANIFEST, parseManifest } from '../place/manifest.ts';
import type { Area } from '../store/store.ts';
import type { Budget } from './budget.ts';
import { misfits } from './fit.ts';
import { followPins, readRelease } from './release-files.ts';
import { secondCopies } from './second-copy.ts';
import { overBudget } from './weigh.ts';

/**
 * Whether every byte of a release is as it was placed, and as the registry pins it.
 *   `files`: integrity of each, when it is known
 */
export async function inspect(
  site: Area,
  { name, release, files: hashes }: { name: string; release: Release; files?: Record<string, string> },
): Promise<{ files: Map<string, Buffer>; checked: number; problems: string[] }> {
  const { files, problems } = hashes
    ? await readRelease(site, name, release, hashes)
    : { files: new Map(), problems: [] };
  // The chain would tell of the same files in other words.
  if (problems.length > 0) return { files, checked: files.size, problems };
  const chain = await followPins(site, name, release);
  return { files, checked: Math.max(files.size, chain.checked), problems: chain.problems };
}

/**
 * Everything that can be said of a placed release without running it, but whether it fits the host.
 * @returns what is wrong, in words
 */
export async function checkRelease(site: Area, record: ReleaseRecord, budget: Budget): Promise<string[]> {
  const { files, problems } = await inspect(site, record);
  if (problems.length > 0) return problems;
  return [...secondCopies(record.name, files), ...overBudget({ name: record.name, files, budget })];
}

/** Which of some releases would not run in a host. */
export async function checkFit(
  site: Area,
  candidates: { name: string; release: Release }[],
  host: LiveHost | undefined,
): Promise<string[]> {
  const problems = candidates.map(async (candidate) => {
    const key = `${versionFolder(candidate.name, candidate.release.version)}/${MANIFEST}`;
    const manifest = await site.read(key);
    return manifest ? misfits(candidate, parseManifest(manifest.content), host) : [`${key} is missing`];
  });
  return (await Promise.all(problems)).flat();
}
