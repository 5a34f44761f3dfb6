import { flip } from './flip.mjs';
import { placeHostPage } from './place-host.mjs';
import { Refusal } from './refusal.mjs';
import { withCanary, withLive, withoutCanary } from './registry-changes.mjs';
import { demandReadable } from './registry-shape.mjs';
import { versionFolder, writeRecord } from './release-records.mjs';

/**
 * What is in place and waits for its flip.
 * @typedef {object} Placed
 * @property {import('./place-host.mjs').BuiltHost} [host]
 * @property {import('./release-records.mjs').ReleaseRecord[]} records of remotes
 */

/**
 * The registry with what is placed in it.
 * @param {import('./registry.mjs').Registry} registry
 * @param {Placed} placed
 * @param {number} [canary] percent of the browsers; without it the new releases are for all
 * @returns {import('./registry.mjs').Registry}
 */
export function withPlaced(registry, { host, records }, canary) {
  const before = host ? { ...registry, host: host.live } : registry;
  return records.reduce(
    (result, record) =>
      canary === undefined
        ? withLive(endedCanary(result, record), record)
        : withCanary(result, record, canary),
    ordered(before),
  );
}

// A canary was compared with the release that is replaced now.
const endedCanary = (registry, { name, release }) => {
  const isNew = registry.remotes.some((entry) => entry.name === name && entry.version !== release.version);
  return isNew ? withoutCanary(registry, name) : registry;
};

/**
 * Every registry lists the host in the same place.
 * @param {import('./registry.mjs').Registry} registry
 * @returns {import('./registry.mjs').Registry}
 */
const ordered = ({ schema, revision, host, remotes }) => ({
  schema,
  revision,
  ...(host ? { host } : {}),
  remotes,
});

/**
 * Makes what is placed live, in one flip.
 * @param {import('./store.mjs').Store} store
 * @param {Placed} placed
 * @param {{
 *   what: string,
 *   notes?: string[],
 *   canary?: number,
 *   demand?: (after: import('./registry.mjs').Registry, before: import('./registry.mjs').Registry) => Promise<void>,
 * }} options `demand` has the last word, when nobody else can change the registry any more
 */
export const goLive = (store, placed, { canary, demand, ...reason }) =>
  flip(store, reason, async (before) => {
    const after = withPlaced(before, placed, canary);
    demandReadable(after);
    for (const record of placed.records) await demandPlaced(store, record);
    await demand?.(after, before);
    // The page before the registry: a new host runs the releases of before, an old one not always the new ones.
    if (placed.host) await placeHostPage(store, placed.host);
    for (const record of placed.records) {
      const isNew = record.revision === undefined;
      if (isNew) await writeRecord(store, { ...record, revision: before.revision + 1 });
    }
    return after;
  });

// What nobody points to may be removed by another publisher, until the lock is ours.
async function demandPlaced(store, { name, release, files }) {
  const folder = versionFolder(name, release.version);
  const there = new Set((await store.site.list(folder)).map(({ key }) => key));
  const missing = Object.keys(files).filter((file) => !there.has(`${folder}/${file}`));
  if (missing.length === 0) return;
  throw new Refusal(
    `${name} ${release.version} is not whole in the store any more, without ${missing.join(', ')}. Publish it again.`,
  );
}
