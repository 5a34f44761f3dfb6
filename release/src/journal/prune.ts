import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import { pointedTo, readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';
import {
  type ReleaseRecord,
  readRecord,
  recordsOf,
  removedRemotes,
  removeRecord,
  versionFolder,
  writeRecord,
} from './release-records.ts';

// An open tab still requests the chunks of its own version.
const KEPT_VERSIONS = 3;
const DAY_MS = 86_400_000;
/** How long the files of a version stay that nothing names any more. */
export const keptDays = (): number => Number(process.env.MY_NOTE_KEEP_DAYS || 14);

/**
 * The entries to remove: those neither among the newest three nor used within 14 days.
 * @param entries `until`: when each was last used, in milliseconds
 */
export function tooOld<Used extends { until: number }>(entries: Used[]) {
  return entries
    .toSorted((a, b) => b.until - a.until)
    .slice(KEPT_VERSIONS)
    .filter(({ until }) => isAged(until));
}

/** @param time in milliseconds */
export const isAged = (time: number) => time < Date.now() - keptDays() * DAY_MS;

const versionsOf = (entry: RegistryEntry | undefined) =>
  new Set(entry ? pointedTo(entry).map(({ release }) => release.version) : []);

/**
 * Records when the registry named a version for the last time.
 * @param at ISO time
 */
export async function recordLastUse(store: Store, before: Registry, after: Registry, at: string) {
  for (const entry of before.remotes) {
    const still = versionsOf(after.remotes.find(({ name }) => name === entry.name));
    for (const version of versionsOf(entry)) {
      const record = still.has(version) ? undefined : await readRecord(store, entry.name, version);
      if (record) await writeRecord(store, { ...record, until: at });
    }
  }
}

/**
 * Removes versions that no open tab requests any more, and abandoned temporary files. The caller holds the lock.
 * Those of a removed remote go when they are old, also the newest.
 * @param changed names of the remotes that the flip changed
 */
export async function prune(store: Store, registry: Registry, changed: Set<string>) {
  const removed = new Set(await removedRemotes(store, registry));
  for (const name of new Set([...changed, ...removed])) {
    const named = versionsOf(registry.remotes.find((entry) => entry.name === name));
    const records = new Map((await recordsOf(store, name)).map((record) => [record.release.version, record]));
    const versions = (await store.site.folders(`remotes/${name}`)).map(async (version) => ({
      version,
      until: named.has(version) ? Date.now() : await lastUse(store, name, version, records.get(version)),
    }));
    const known = await Promise.all(versions);
    const old = removed.has(name) ? known.filter(({ until }) => isAged(until)) : tooOld(known);
    for (const { version } of old) {
      // This process may have lost its lock to another one.
      const now = (await readRegistry(store)).registry.remotes.find((entry) => entry.name === name);
      if (named.has(version) || versionsOf(now).has(version)) continue;
      await removeRecord(store, name, version);
      await store.site.removeFolder(versionFolder(name, version));
    }
  }
  await Promise.all([store.site.sweep(), store.journal.sweep()]);
}

// Without a record it was placed and never published.
async function lastUse(store: Store, name: string, version: string, record: ReleaseRecord | undefined) {
  if (record) return Date.parse(record.until ?? record.at);
  const files = await store.site.list(versionFolder(name, version));
  return Math.max(0, ...files.map(({ modified }) => modified));
}
