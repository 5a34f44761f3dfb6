import { checkFit, inspect } from '../checks/static-checks.mjs';
import { flip } from '../store/flip.mjs';
import { Refusal } from '../store/refusal.mjs';
import { entryOf, readRegistry } from '../store/registry.mjs';
import { withCanary, withKilled, withLive, withoutCanary } from '../store/registry-changes.mjs';
import { findRelease } from '../store/release-records.mjs';

/** @typedef {import('../store/store.mjs').Store} Store */

/**
 * Makes a kept version live: the one before, or any that is named. A canary is promoted by this too.
 * @param {Store} store
 * @param {{ name: string, version?: string, verb?: string }} options
 */
export function rollback(store, { name, version, verb = 'rollback' }) {
  // Found out once: after another try the previous version would be the one to get away from.
  let wanted = version;
  return flip(store, { what: [verb, name, version].filter(Boolean).join(' ') }, async (before) => {
    const live = entryOf(before, name);
    wanted ??= live.previous ?? undefined;
    if (!wanted) throw new Refusal(`${name} has no previous version to go back to.`);
    if (wanted === live.version) throw new Refusal(`${name} ${wanted} is live already.`);
    return withLive(before, await demandRunnable(store, before, name, wanted));
  });
}

/**
 * Makes the canary the live version for all, or any other kept version.
 * @param {Store} store
 * @param {{ name: string, version?: string }} options
 */
export async function promote(store, { name, version }) {
  const wanted = version ?? entryOf((await readRegistry(store)).registry, name).canary?.version;
  if (!wanted) throw new Refusal(`${name} has no canary to promote. Name a version.`);
  return rollback(store, { name, version: wanted, verb: 'promote' });
}

/**
 * Gives a share of the browsers another kept version; 0 percent ends it.
 * @param {Store} store
 * @param {{ name: string, version?: string, percent: number }} options
 */
export const canary = (store, { name, version, percent }) =>
  flip(
    store,
    { what: `canary ${name} ${percent === 0 ? 'off' : `${version} ${percent}`}` },
    async (before) => {
      const live = entryOf(before, name);
      if (percent === 0) return withoutCanary(before, name);
      if (!version) throw new Refusal('A canary needs a version.');
      if (version === live.version) throw new Refusal(`${name} ${version} is live already, for all.`);
      return withCanary(before, await demandRunnable(store, before, name, version), percent);
    },
  );

/**
 * Switches a remote off for everybody, or on again.
 * @param {Store} store
 * @param {{ name: string, killed: boolean }} options
 */
export const setKilled = (store, { name, killed }) =>
  flip(store, { what: `${killed ? 'kill' : 'revive'} ${name}` }, async (before) => {
    const live = entryOf(before, name);
    if (live.killed && !killed) await demandRunnable(store, before, name, live.version);
    return withKilled(before, name, killed);
  });

// It was mounted when it was published; since then its files may have suffered and the host may be another.
async function demandRunnable(store, registry, name, version) {
  const candidate = await findRelease(store, registry, name, version);
  const { problems } = await inspect(store.site, candidate);
  const all = problems.length > 0 ? problems : await checkFit(store.site, [candidate], registry.host);
  if (all.length === 0) return candidate;
  throw new Refusal(['Nothing was changed.', ...all.map((text) => `  - ${text}`)].join('\n'));
}
