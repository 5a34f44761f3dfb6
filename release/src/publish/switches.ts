import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { checkFit, inspect } from '../checks/static-checks.ts';
import { newGuard, writeGuard } from '../guard/guard-state.ts';
import { thresholdsOf } from '../guard/thresholds.ts';
import { findRelease, readRecord, recordsOf } from '../journal/release-records.ts';
import { provenanceOf } from '../publishers/provenance.ts';
import { readPublishers } from '../publishers/publishers.ts';
import { signableRelease } from '../publishers/statement.ts';
import { author } from '../registry/author.ts';
import { flip } from '../registry/flip.ts';
import { entryOf, readRegistry } from '../registry/registry.ts';
import {
  withCanary,
  withKilled,
  withLive,
  withoutCanary,
  withoutRemote,
} from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';

/** Makes a kept version live: the previous one by default. A removed remote comes back by naming one of its versions. */
export function rollback(
  store: Store,
  { name, version, verb = 'rollback' }: { name: string; version?: string; verb?: string },
) {
  // Determined once: on a retry, the previous version would be the one to leave.
  let wanted = version;
  return flip(store, { what: [verb, name, version].filter(Boolean).join(' ') }, async (before) => {
    const live = before.remotes.find((entry) => entry.name === name);
    if (!live) await demandKept(store, before, name, wanted);
    wanted ??= live?.previous ?? undefined;
    if (!wanted) throw new Refusal(`${name} has no previous version to go back to.`);
    if (wanted === live?.version) throw new Refusal(`${name} ${wanted} is live already.`);
    return withLive(before, await demandRunnable(store, before, name, wanted));
  });
}

/** Makes the canary the live version, or any other kept version. */
export async function promote(store: Store, { name, version }: { name: string; version?: string }) {
  const wanted = version ?? entryOf((await readRegistry(store)).registry, name).canary?.version;
  if (!wanted) throw new Refusal(`${name} has no canary to promote. Name a version.`);
  return rollback(store, { name, version: wanted, verb: 'promote' });
}

/** Gives a percentage of the browsers another kept version; 0 ends it. */
export const canary = (
  store: Store,
  {
    name,
    version,
    percent,
    guard = false,
  }: { name: string; version?: string; percent: number; guard?: boolean | undefined },
) =>
  flip(
    store,
    { what: `canary ${name} ${percent === 0 ? 'off' : `${version} ${percent}`}${guard ? ' --guard' : ''}` },
    async (before) => {
      const live = entryOf(before, name);
      if (percent === 0) return withoutCanary(before, name);
      if (!version) throw new Refusal('A canary needs a version.');
      if (version === live.version) throw new Refusal(`${name} ${version} is live already, for all.`);
      const candidate = await demandRunnable(store, before, name, version);
      if (guard) {
        const thresholds = thresholdsOf((await readRecord(store, name, version))?.guard);
        await writeGuard(store, name, newGuard(version, percent, { who: author(), thresholds }));
      }
      return withCanary(before, candidate, percent);
    },
  );

/** Switches a remote off for everybody, or on again. */
export const setKilled = (store: Store, { name, killed }: { name: string; killed: boolean }) =>
  flip(store, { what: `${killed ? 'kill' : 'revive'} ${name}` }, async (before) => {
    const live = entryOf(before, name);
    if (live.killed && !killed) await demandRunnable(store, before, name, live.version);
    return withKilled(before, name, killed);
  });

/**
 * Takes a remote out of the registry. Its files stay as long as those of any old version, for tabs that run it and for a
 * rollback to one of its versions.
 */
export const remove = (store: Store, name: string) =>
  flip(store, { what: `remove ${name}` }, async (before) => withoutRemote(before, name));

// Throws unless a removed remote is to come back in a version that is kept.
async function demandKept(store: Store, registry: Registry, name: string, wanted: string | undefined) {
  const kept = (await recordsOf(store, name)).map(({ release }) => release.version);
  if (kept.length === 0) entryOf(registry, name);
  if (!wanted)
    throw new Refusal(`${name} was removed. Name the version to bring back. Kept: ${kept.join(', ')}.`);
}

// Since it was published, its files may be damaged and the host may have changed.
async function demandRunnable(store: Store, registry: Registry, name: string, version: string) {
  const candidate = await findRelease(store, registry, name, version);
  const { problems } = await inspect(store.site, candidate);
  const all = [
    ...(problems.length > 0 ? problems : await checkFit(store.site, [candidate], registry.host)),
    ...(await problemsOfSignature(store, name, version)),
  ];
  if (all.length === 0) return candidate;
  throw new Refusal(['Nothing was changed.', ...all.map((text) => `  - ${text}`)].join('\n'));
}

// Whoever may write to the store flips without a key, but only to what a publisher has signed.
async function problemsOfSignature(store: Store, name: string, version: string) {
  const { list } = await readPublishers(store);
  const record = await readRecord(store, name, version);
  if (!record) return [];
  const { problems = [] } = provenanceOf(list, signableRelease(record), record.at) ?? {};
  return problems.map((text) => `${name} ${version}: ${text}`);
}
