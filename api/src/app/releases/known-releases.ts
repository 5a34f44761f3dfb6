import { readRegistry, type Store } from '@my-note/release/guard';
import type { Clock } from '../../core/services.ts';
import type { KnownReleases } from '../../features/telemetry/telemetry.rules.ts';

/** A canary that has just begun is counted after this at the latest. */
const REREAD_MS = 2_000;
const NONE: KnownReleases = { versions: new Map(), kit: new Set() };

/** What the registry names, read again every two seconds at most. */
export function createKnownReleases(store: Store, clock: Clock): () => Promise<KnownReleases> {
  let read = Number.NEGATIVE_INFINITY;
  let latest: Promise<KnownReleases> = Promise.resolve(NONE);
  return () => {
    const now = clock().getTime();
    if (now - read < REREAD_MS) return latest;
    read = now;
    const before = latest;
    latest = readKnown(store).catch(() => before);
    return latest;
  };
}

async function readKnown(store: Store): Promise<KnownReleases> {
  const { registry } = await readRegistry(store);
  const versions = registry.remotes.map(({ name, version, releases = [] }) => {
    const named = [version, ...releases.map((release) => release.version)];
    return [name, new Set(named)] as const;
  });
  return { versions: new Map(versions), kit: new Set(Object.keys(registry.host?.shared ?? {})) };
}
