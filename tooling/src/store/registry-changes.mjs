import { entryOf, inOrder, pointedTo, releaseOf } from './registry.mjs';

/**
 * @typedef {import('./registry.mjs').Registry} Registry
 * @typedef {import('./registry.mjs').Entry} Entry
 * @typedef {import('./registry.mjs').Candidate} Candidate
 */

/**
 * Makes a release the live one; what was live becomes the previous one. A canary that becomes live ends.
 * @param {Registry} registry
 * @param {Candidate} candidate
 * @returns {Registry}
 */
export function withLive(registry, { name, release, flag }) {
  const old = registry.remotes.find((entry) => entry.name === name);
  const isOld = old?.version === release.version;
  const entry = {
    name,
    ...release,
    routes: release.pages?.map(({ path }) => path) ?? old?.routes ?? [],
    ...(flag ? { flag } : {}),
    previous: (isOld ? old?.previous : old?.version) ?? null,
    ...(old?.canary && old.canary.version !== release.version ? { canary: old.canary } : {}),
    ...(old?.killed ? { killed: true } : {}),
  };
  return replaced(registry, described(entry, old ? pointedTo(old).map((one) => one.release) : []));
}

/**
 * Gives a share of the browsers another release than the live one.
 * @param {Registry} registry
 * @param {Candidate} candidate
 * @param {number} percent
 * @returns {Registry}
 */
export function withCanary(registry, { name, release }, percent) {
  const old = entryOf(registry, name);
  const canary = { version: release.version, percent };
  return replaced(
    registry,
    described({ ...old, canary }, [release, ...pointedTo(old).map((one) => one.release)]),
  );
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @returns {Registry}
 */
export function withoutCanary(registry, name) {
  const old = registry.remotes.find((entry) => entry.name === name);
  if (!old?.canary) return registry;
  const { canary: _ended, ...entry } = old;
  return replaced(registry, described(entry, old.releases ?? []));
}

/**
 * Switches a remote off for everybody, or on again.
 * @param {Registry} registry
 * @param {string} name
 * @param {boolean} killed
 * @returns {Registry}
 */
export function withKilled(registry, name, killed) {
  const { killed: _before, ...entry } = entryOf(registry, name);
  return replaced(registry, killed ? { ...entry, killed } : entry);
}

/** @returns {Registry} */
function replaced(registry, entry) {
  const others = registry.remotes.filter(({ name }) => name !== entry.name);
  return { ...registry, remotes: [...others, entry].sort((a, b) => inOrder(a.name, b.name)) };
}

// A version that nobody describes cannot be loaded, so it is not named either.
/**
 * @param {Entry} entry
 * @param {import('./registry.mjs').Release[]} known
 * @returns {Entry}
 */
function described({ releases: _before, ...entry }, known) {
  const find = (version) => known.find((release) => release.version === version);
  const { killed, ...rest } = entry;
  const versions = new Set([entry.previous, entry.canary?.version]);
  const wanted = [...versions].map(find).filter((release) => release !== undefined);
  return {
    ...rest,
    previous: find(entry.previous) ? entry.previous : null,
    ...(wanted.length > 0 ? { releases: wanted.map(releaseOf) } : {}),
    ...(killed ? { killed } : {}),
  };
}
