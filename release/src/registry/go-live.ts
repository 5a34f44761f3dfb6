import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { type ReleaseRecord, versionFolder, writeRecord } from '../journal/release-records.ts';
import { type BuiltHost, hashesOf, placeHostPage } from '../place/place-host.ts';
import { demandSigned, recordUse } from '../publishers/demand-signed.ts';
import { readPublishers } from '../publishers/publishers.ts';
import { signableHost, signableRelease } from '../publishers/statement.ts';
import type { Store } from '../store/area.ts';
import { flip } from './flip.ts';
import { assertReadable } from './registry.ts';
import { withCanary, withLive, withoutCanary } from './registry-changes.ts';

/** Placed files that wait for their flip. */
export interface Placed {
  host?: BuiltHost | undefined;
  /** Of remotes. */
  records: ReleaseRecord[];
}

/**
 * The registry with placed releases.
 * @param canary percent of the browsers; all by default
 */
export function withPlaced(registry: Registry, { host, records }: Placed, canary?: number): Registry {
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
const endedCanary = (registry: Registry, { name, release }: ReleaseRecord) => {
  const isNew = registry.remotes.some((entry) => entry.name === name && entry.version !== release.version);
  return isNew ? withoutCanary(registry, name) : registry;
};

/** Every registry lists the host in the same place. */
const ordered = ({ schema, revision, history, host, remotes }: Registry): Registry => ({
  schema,
  revision,
  ...(history ? { history } : {}),
  ...(host ? { host } : {}),
  remotes,
});

/**
 * Makes placed releases live, in one flip. A site with publishers takes only what they have signed.
 * @param options under the lock of the registry, `demand` is the last check and `accepted` follows when nothing was refused
 */
export const goLive = (
  store: Store,
  placed: Placed,
  {
    canary,
    demand,
    accepted,
    ...reason
  }: {
    what: string;
    who?: string;
    notes?: string[];
    canary?: number;
    demand?: (after: Registry, before: Registry) => Promise<void>;
    accepted?: () => Promise<void>;
  },
) => {
  let isAccepted = false;
  return flip(store, reason, async (before) => {
    const after = withPlaced(before, placed, canary);
    assertReadable(after);
    for (const record of placed.records) await demandPlaced(store, record);
    await demand?.(after, before);
    // A flip that lost the race begins again, with statements that it has used itself.
    if (!isAccepted) await acceptSigned(store, placed);
    isAccepted = true;
    await accepted?.();
    // The page is replaced before the flip: a new host runs old releases, an old host may not run new ones.
    if (placed.host) await placeHostPage(store, placed.host);
    for (const record of placed.records) {
      const isNew = record.revision === undefined;
      if (isNew) await writeRecord(store, { ...record, revision: before.revision + 1 });
    }
    return after;
  });
};

async function acceptSigned(store: Store, { host, records }: Placed) {
  const { list } = await readPublishers(store);
  const isNew = ({ revision }: ReleaseRecord) => revision === undefined;
  const releases = records.filter(isNew).map(signableRelease);
  const shell = host ? [signableHost(host.live, hashesOf(host.files), host.signed)] : [];
  await recordUse(store, demandSigned(list, [...shell, ...releases]));
}

// Another publisher may have removed unreferenced files before this one had the lock.
async function demandPlaced(store: Store, { name, release, files }: ReleaseRecord) {
  const folder = versionFolder(name, release.version);
  const there = new Set((await store.site.list(folder)).map(({ key }) => key));
  const missing = Object.keys(files).filter((file) => !there.has(`${folder}/${file}`));
  if (missing.length === 0) return;
  throw new Refusal(
    `${name} ${release.version} is not whole in the store any more, without ${missing.join(', ')}. Publish it again.`,
  );
}
