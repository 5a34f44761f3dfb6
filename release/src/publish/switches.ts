import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { newGuard, writeGuard } from '../guard/guard-state.ts';
import { thresholdsOf } from '../guard/thresholds.ts';
import { readRecord } from '../journal/release-records.ts';
import { author as authorOfProcess } from '../registry/author.ts';
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
import { demandKept, demandRunnable, demandUnmoved } from './flip-demands.ts';

/** Who changes a remote and why, for the journal. */
export interface Author {
  /** By default the publisher of this process. */
  who?: string;
  why?: string | undefined;
  /** The revision that they have seen: refused when the remote was changed since. */
  seen?: number;
}

const change = (
  store: Store,
  { name, who, why, seen, what }: Author & { name: string; what: string },
  next: (before: Registry) => Promise<Registry>,
) =>
  flip(store, { what, ...(who ? { who } : {}), notes: why ? [why] : [] }, async (before) => {
    if (seen !== undefined) await demandUnmoved(store, before, name, seen);
    return next(before);
  });

/** Makes a kept version live: the previous one by default. A removed remote comes back by naming one of its versions. */
export function rollback(
  store: Store,
  { name, version, verb = 'rollback', ...author }: Author & { name: string; version?: string; verb?: string },
) {
  // Determined once: on a retry, the previous version would be the one to leave.
  let wanted = version;
  const what = [verb, name, version].filter(Boolean).join(' ');
  return change(store, { ...author, name, what }, async (before) => {
    const live = before.remotes.find((entry) => entry.name === name);
    if (!live) await demandKept(store, before, name, wanted);
    wanted ??= live?.previous ?? undefined;
    if (!wanted) throw new Refusal(`${name} has no previous version to go back to.`);
    if (wanted === live?.version) throw new Refusal(`${name} ${wanted} is live already.`);
    return withLive(before, await demandRunnable(store, before, name, wanted));
  });
}

/** Makes the canary the live version, or any other kept version. */
export async function promote(
  store: Store,
  { name, version, ...author }: Author & { name: string; version?: string },
) {
  const wanted = version ?? entryOf((await readRegistry(store)).registry, name).canary?.version;
  if (!wanted) throw new Refusal(`${name} has no canary to promote. Name a version.`);
  return rollback(store, { ...author, name, version: wanted, verb: 'promote' });
}

/** Gives a percentage of the browsers another kept version; 0 ends it. */
export const canary = (
  store: Store,
  {
    name,
    version,
    percent,
    guard = false,
    ...author
  }: Author & { name: string; version?: string; percent: number; guard?: boolean | undefined },
) =>
  change(
    store,
    {
      ...author,
      name,
      what: `canary ${name} ${percent === 0 ? 'off' : `${version} ${percent}`}${guard ? ' --guard' : ''}`,
    },
    async (before) => {
      const live = entryOf(before, name);
      if (percent === 0) return withoutCanary(before, name);
      if (!version) throw new Refusal('A canary needs a version.');
      if (version === live.version) throw new Refusal(`${name} ${version} is live already, for all.`);
      const candidate = await demandRunnable(store, before, name, version);
      if (guard) {
        const thresholds = thresholdsOf((await readRecord(store, name, version))?.guard);
        const who = author.who ?? authorOfProcess();
        await writeGuard(store, name, newGuard(version, percent, { who, thresholds }));
      }
      return withCanary(before, candidate, percent);
    },
  );

/** Switches a remote off for everybody, or on again. */
export const setKilled = (
  store: Store,
  { name, killed, ...author }: Author & { name: string; killed: boolean },
) =>
  change(store, { ...author, name, what: `${killed ? 'kill' : 'revive'} ${name}` }, async (before) => {
    const live = entryOf(before, name);
    if (live.killed && !killed) await demandRunnable(store, before, name, live.version);
    return withKilled(before, name, killed);
  });

/**
 * Takes a remote out of the registry. Its files stay as long as those of any old version, for tabs that run it and for a
 * rollback to one of its versions.
 */
export const remove = (store: Store, name: string, author: Author = {}) =>
  change(store, { ...author, name, what: `remove ${name}` }, async (before) => withoutRemote(before, name));
