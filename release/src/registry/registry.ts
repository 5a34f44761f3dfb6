import type { Registry, RegistryEntry, Release } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { hasBegun } from '../journal/journal.ts';
import type { Store } from '../store/store.ts';
import { isRegistry } from './check-registry.ts';

/** What a registry entry is made of. */
export interface Candidate {
  name: string;
  release: Release;
  flag?: string | undefined;
}

export const REGISTRY = 'registry.json';

interface ReadRegistry {
  registry: Registry;
  content?: Buffer;
  tag?: string;
}

/** The registry of a store; an empty one when nothing was published yet. */
export async function readRegistry(store: Store): Promise<ReadRegistry> {
  const found = await store.site.read(REGISTRY);
  if (found) return { registry: parseRegistry(found.content), ...found };
  if (!(await hasBegun(store))) return { registry: { schema: 1, revision: 0, remotes: [] } };
  throw new Refusal(
    `${REGISTRY} is gone from ${store.place}, although the journal beside it knows flips. Restore it before anything is published, or remove the journal too to begin anew.`,
  );
}

/** A registry that hosts can read. */
export function parseRegistry(content: Buffer): Registry {
  try {
    const registry: unknown = JSON.parse(content.toString());
    if (isRegistry(registry)) return registry;
  } catch {
    // Reported below.
  }
  throw new Refusal(
    `${REGISTRY} of the store is damaged. Put back a whole one before anything is published.`,
  );
}

export function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry) return entry;
  const known = registry.remotes.map((one) => one.name).join(', ') || 'none';
  throw new Refusal(`The store has no remote "${name}". There are: ${known}.`);
}

/** What describes the version itself, of an entry that holds more. */
export function releaseOf({ version, scope, manifest, entry, contract, pages, fills }: Release): Release {
  return {
    version,
    scope,
    manifest,
    entry,
    contract,
    ...(pages ? { pages } : {}),
    ...(fills ? { fills } : {}),
  };
}

export type Role = 'live' | 'previous' | 'canary';

/** The versions that browsers may be told to load: live, previous and canary. */
export function pointedTo(entry: RegistryEntry): { role: Role; release: Release }[] {
  const described = (role: Role, version: string | null | undefined) => {
    const release = entry.releases?.find((one) => one.version === version);
    return release ? [{ role, release }] : [];
  };
  return [
    { role: 'live', release: releaseOf(entry) },
    ...described('previous', entry.previous),
    ...described('canary', entry.canary?.version),
  ];
}
