import { MANIFEST } from '../store/built-remote.mjs';
import { versionFolder } from '../store/release-records.mjs';
import { misfits } from './fit.mjs';
import { followPins, readRelease } from './release-files.mjs';
import { secondCopies } from './second-copy.mjs';
import { overBudget } from './weigh.mjs';

/**
 * Whether every byte of a release is as it was placed, and as the registry pins it.
 * @param {import('../store/store.mjs').Area} site
 * @param {{ name: string, release: import('../store/registry.mjs').Release, files?: Record<string, string> }} kept
 *   `files`: integrity of each, when it is known
 * @returns {Promise<{ files: Map<string, Buffer>, checked: number, problems: string[] }>}
 */
export async function inspect(site, { name, release, files: hashes }) {
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
 * @param {import('../store/store.mjs').Area} site
 * @param {import('../store/release-records.mjs').ReleaseRecord} record
 * @param {import('./weigh.mjs').Budget} budget
 * @returns {Promise<string[]>} what is wrong, in words
 */
export async function checkRelease(site, record, budget) {
  const { files, problems } = await inspect(site, record);
  if (problems.length > 0) return problems;
  return [...secondCopies(record.name, files), ...overBudget({ name: record.name, files, budget })];
}

/**
 * Which of some releases would not run in a host.
 * @param {import('../store/store.mjs').Area} site
 * @param {{ name: string, release: import('../store/registry.mjs').Release }[]} candidates
 * @param {import('../store/registry.mjs').LiveHost | undefined} host
 * @returns {Promise<string[]>}
 */
export async function checkFit(site, candidates, host) {
  const problems = candidates.map(async (candidate) => {
    const key = `${versionFolder(candidate.name, candidate.release.version)}/${MANIFEST}`;
    const manifest = await site.read(key);
    return manifest ? misfits(candidate, JSON.parse(String(manifest.content)), host) : [`${key} is missing`];
  });
  return (await Promise.all(problems)).flat();
}
