import { type Registry, type RegistryEntry, type Release, registrySchema } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { hasBegun } from '../journal/journal.ts';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';

export interface Candidate {
  name: string;
  release: Release;
  flag?: string | undefined;
  /** What its package.json asks for; absent, what is set already stays. */
  trust?: string | undefined;
}

export const REGISTRY = 'registry.json';

interface ReadRegistry {
  registry: Registry;
  content?: Buffer;
  tag?: string;
}

/** Reads the registry of a store; an empty one when nothing was published yet. */
export async function readRegistry(store: Store): Promise<ReadRegistry> {
  const found = await store.site.read(REGISTRY);
  if (found) return { registry: parseRegistry(found.content), ...found };
  if (!(await hasBegun(store))) return { registry: { schema: 1, revision: 0, remotes: [] } };
  throw new Refusal(
    `${REGISTRY} is gone from ${store.place}, although the journal beside it knows flips. Restore it before anything is published, or remove the journal too to begin anew.`,
  );
}

/** Parses a registry; throws a Refusal when hosts could not read it. */
export function parseRegistry(content: Buffer): Registry {
  const registry = parseJson(registrySchema, content);
  if (registry) return registry;
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

/** The part of an entry that describes the version itself. */
export function releaseOf({
  version,
  scope,
  manifest,
  entry,
  contract,
  pages,
  scripts,
  fills,
  languages,
  setting,
}: Release): Release {
  return {
    version,
    scope,
    manifest,
    entry,
    contract,
    ...(pages ? { pages } : {}),
    ...(scripts ? { scripts } : {}),
    ...(fills ? { fills } : {}),
    ...(languages ? { languages } : {}),
    ...(setting ? { setting } : {}),
  };
}

export type Role = 'live' | 'previous' | 'canary';

/** The releases that browsers may load: live, previous, and canary. */
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

/** Refuses a registry that hosts could not read: one wrong entry would break every remote for all users. */
export function assertReadable(registry: unknown): asserts registry is Registry {
  const wrong = new Set(
    registrySchema.safeParse(registry).error?.issues.map(({ path }) => describeIssue(registry, path)),
  );
  if (wrong.size === 0) return;
  throw new Refusal(
    [
      'Nothing was changed; a host could not read the registry:',
      ...[...wrong].map((text) => `  - ${text}`),
    ].join('\n'),
  );
}

function describeIssue(registry: unknown, path: PropertyKey[]): string {
  const [field, index, key = field] = path;
  const entry = field === 'remotes' ? Object(registry).remotes?.[Number(index)] : undefined;
  const value = Object(entry ?? registry)[key ?? ''];
  return `${entry?.name ?? 'the registry'}: "${String(key)}" is ${JSON.stringify(value)}`;
}
