import type { RegistryEntry } from '@my-note/contract/registry';
import type { KeptRelease, ReleasedRemote, Releases } from '@my-note/contract/releases';
import { fieldFigures, outlookOf, readRegistry, type Store } from '@my-note/release/guard';
import { keptDays, type ReleaseRecord, recordsOf, removedRemotes } from '@my-note/release/operate';
import { checksOnly } from '@my-note/release/registry-signature';
import type { Services } from '../../core/services.ts';
import { compareTelemetry, sumTelemetry } from '../../features/telemetry/telemetry.usecases.ts';

type Deps = Pick<Services, 'db' | 'clock'>;
type Parts = Deps & { store: Store };

/** Everything that the operator's page shows of a store, except for the history and the charts. */
export async function readReleases(parts: Parts, reports: boolean): Promise<Releases> {
  const { store } = parts;
  const { registry } = await readRegistry(store);
  const obstacle = (await store.obstacle()) ?? keyObstacle() ?? null;
  const present = registry.remotes.map((entry) => describe(parts, entry, reports));
  const removed = (await removedRemotes(store, registry)).map((name) => describeRemoved(store, name));
  return {
    store: {
      ...{ place: store.place, obstacle, keptDays: keptDays() },
      state: obstacle === null ? 'ready' : 'read-only',
    },
    reports,
    revision: registry.revision,
    host: registry.host ? { version: registry.host.version, contract: registry.host.contract } : null,
    // Where it was, also when it has just been removed.
    remotes: (await Promise.all([...present, ...removed])).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** With the public half of the site's key alone the service checks what is live, and changes nothing. */
const keyObstacle = (): string | undefined =>
  checksOnly() ? 'SITE_KEY is the public half of the key' : undefined;

/** What is shown where no store is configured. */
export const NO_STORE: Releases = {
  store: { state: 'none', place: '', obstacle: null, keptDays: 0 },
  ...{ reports: false, revision: 0, host: null, remotes: [] },
};

async function describe(parts: Parts, entry: RegistryEntry, reports: boolean): Promise<ReleasedRemote> {
  const { name, version, previous = null, canary, killed = false } = entry;
  const guard =
    reports && canary
      ? await outlookOf(parts.store, entry, {
          momentsOf: (of, versions, since) => compareTelemetry(parts, of, versions, since),
          now: parts.clock,
        })
      : undefined;
  const roles = new Map<string, KeptRelease['role']>([
    ...(previous ? [[previous, 'previous'] as const] : []),
    ...(canary ? [[canary.version, 'canary'] as const] : []),
    [version, 'live'],
  ]);
  return {
    ...{ name, live: version, previous, killed },
    canary: canary ? { ...canary, guard: guard ?? null } : null,
    field: await fieldOf(parts, name, version),
    canaryField: canary ? await fieldOf(parts, name, canary.version) : null,
    kept: keptOf(await recordsOf(parts.store, name), roles),
  };
}

const describeRemoved = async (store: Store, name: string): Promise<ReleasedRemote> => ({
  ...{ name, live: null, previous: null, canary: null, killed: false, field: null, canaryField: null },
  kept: keptOf(await recordsOf(store, name), new Map()),
});

const keptOf = (records: ReleaseRecord[], roles: ReadonlyMap<string, KeptRelease['role']>): KeptRelease[] =>
  records.map(({ release: { version, contract }, at }) => ({
    ...{ version, contract, publishedAt: at },
    role: roles.get(version) ?? 'kept',
  }));

async function fieldOf(deps: Deps, name: string, version: string) {
  const counts = await sumTelemetry(deps, name, version);
  return Object.keys(counts).length === 0 ? null : fieldFigures(counts);
}
