import { parseKept } from './parse-kept.mjs';
import { tooOld } from './prune.mjs';

/**
 * A build of the host that was live.
 * @typedef {{ version: string, files: Record<string, string>, until: number }} HostBuild files with their
 *   integrity; `until`: when it was last live, in milliseconds
 */

const KEY = 'host-builds.json';

/**
 * Builds of the host, the live one first.
 * @param {import('./store.mjs').Store} store
 * @returns {Promise<HostBuild[]>}
 */
export async function readHostBuilds(store) {
  const found = await store.journal.read(KEY);
  return (found && parseKept(found.content)) ?? [];
}

/**
 * What is known of the build that the registry names.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 */
export const liveHostBuild = async (store, { host }) =>
  (await readHostBuilds(store)).find(({ version }) => version === host?.version);

/**
 * Notes which build is live now and forgets those that no open tab runs any more.
 * @param {import('./store.mjs').Store} store
 * @param {HostBuild[]} before
 * @param {Omit<HostBuild, 'until'>} live
 * @returns {Promise<HostBuild[]>} all builds that stay
 */
export async function writeHostBuilds(store, before, live) {
  const now = Date.now();
  const earlier = before
    .map((build, index) => (index === 0 ? { ...build, until: now } : build))
    .filter(({ version }) => version !== live.version);
  const builds = [{ ...live, until: now }, ...earlier];
  const old = new Set(tooOld(builds));
  const kept = builds.filter((build) => !old.has(build));
  await store.journal.write(KEY, JSON.stringify(kept));
  return kept;
}
