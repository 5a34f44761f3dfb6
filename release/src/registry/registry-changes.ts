import type { Grant } from '@my-note/contract/grant';
import type { Registry, RegistryEntry, Release } from '@my-note/contract/registry';
import { inOrder } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { type Candidate, entryOf, pointedTo, releaseOf } from './registry.ts';

/** Makes a release live and the live one previous. A canary that becomes live ends. */
export function withLive(registry: Registry, { name, release, flag, trust }: Candidate): Registry {
  const old = registry.remotes.find((entry) => entry.name === name);
  const isOld = old?.version === release.version;
  const entry = {
    name,
    ...release,
    routes: release.pages?.map(({ path }) => path) ?? old?.routes ?? [],
    ...(flag ? { flag } : {}),
    previous: (isOld ? old?.previous : old?.version) ?? null,
    ...(old?.canary && old.canary.version !== release.version ? { canary: old.canary } : {}),
    ...isolation(trust ?? old?.trust, old?.grant),
    ...(old?.killed ? { killed: true } : {}),
  };
  return replaced(registry, described(entry, old ? pointedTo(old).map((one) => one.release) : []));
}

/** Gives a percentage of the browsers another release. */
export function withCanary(
  registry: Registry,
  { name, release, trust }: Candidate,
  percent: number,
): Registry {
  const old = withIsolation(entryOf(registry, name), trust);
  const canary = { version: release.version, percent };
  return replaced(
    registry,
    described({ ...old, canary }, [release, ...pointedTo(old).map((one) => one.release)]),
  );
}

export function withoutCanary(registry: Registry, name: string): Registry {
  const old = registry.remotes.find((entry) => entry.name === name);
  if (!old?.canary) return registry;
  const { canary: _ended, ...entry } = old;
  return replaced(registry, described(entry, old.releases ?? []));
}

/** Switches a remote off for everybody, or on again. */
export function withKilled(registry: Registry, name: string, killed: boolean): Registry {
  const { killed: _before, ...entry } = entryOf(registry, name);
  return replaced(registry, killed ? { ...entry, killed } : entry);
}

// Nothing that is published lifts it: only the operator does.
const isolation = (trust: string | undefined, grant: unknown) => ({
  ...(trust ? { trust } : {}),
  ...(trust && grant ? { grant } : {}),
});

function withIsolation(
  { trust: set, grant, ...entry }: RegistryEntry,
  trust: string | undefined,
): RegistryEntry {
  return { ...entry, ...isolation(trust ?? set, grant) };
}

/**
 * Lets a remote run in a frame of its own, or in the page itself. Without a frame it has no grant.
 *
 * @param trust `isolated`, or undefined for the page itself
 */
export function withTrust(registry: Registry, name: string, trust: string | undefined): Registry {
  const { trust: _before, grant, ...entry } = entryOf(registry, name);
  return replaced(registry, { ...entry, ...isolation(trust, grant) });
}

/**
 * Sets what an isolated remote may read and write; undefined takes it all away.
 *
 * @throws {Refusal} for a remote that is not isolated
 */
export function withGrant(registry: Registry, name: string, grant: Grant | undefined): Registry {
  const { grant: _before, ...entry } = entryOf(registry, name);
  if (!entry.trust)
    throw new Refusal(
      `${name} runs in the page itself and needs no grant. Isolate it first: pnpm remote trust ${name} isolated`,
    );
  return replaced(registry, { ...entry, ...isolation(entry.trust, grant) });
}

/** Takes a remote out of the registry, and with it its pages, links, and fills. */
export function withoutRemote(registry: Registry, name: string): Registry {
  const { name: found } = entryOf(registry, name);
  return { ...registry, remotes: registry.remotes.filter((entry) => entry.name !== found) };
}

/** Puts an entry in the place of the one of that name, or among the others. */
export function replaced(registry: Registry, entry: RegistryEntry): Registry {
  const others = registry.remotes.filter(({ name }) => name !== entry.name);
  return { ...registry, remotes: [...others, entry].sort((a, b) => inOrder(a.name, b.name)) };
}

// A version without a described release cannot be loaded, so it is not named.
function described({ releases: _before, ...entry }: RegistryEntry, known: Release[]): RegistryEntry {
  const find = (version: string | null | undefined) => known.find((release) => release.version === version);
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
