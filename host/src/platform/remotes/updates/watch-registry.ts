import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import { editing } from '@my-note/kit/session';
import { toast } from '@my-note/kit/ui';
import { getRemotes } from '../load/remotes.ts';
import { errorTexts } from '../model/error-texts.ts';
import type { ChosenRelease, ReleaseInUse } from '../model/loader-types.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';

/** A killed remote is gone from visible tabs within a minute, and so is a grant that was taken away. */
const INTERVAL_MS = 45_000;
/** Shortest time between two checks, however often the tab becomes visible. */
const THROTTLE_MS = 30_000;
/** How long unsaved text may hold up a page that is switched off; after that it is in the journal of unsaved text. */
const SAVE_TIMEOUT_MS = 2_000;

/**
 * Updates of the host and of running remotes in a registry, as `name@version`. A rollback to the running version is not
 * an update.
 * @param choose the release that this browser uses
 * @param host version of the host when the tab started
 */
export async function findUpdates(
  registry: Registry,
  inUse: ReadonlyMap<string, ReleaseInUse>,
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>,
  host: string | undefined,
): Promise<string[]> {
  const updates: string[] = [];
  if (registry.host && host && registry.host.version !== host) updates.push(`host@${registry.host.version}`);
  for (const entry of registry.remotes) {
    const used = inUse.get(entry.name);
    if (!used || used.source === 'override' || entry.killed) continue;
    const { version } = (await choose(entry)).release;
    if (version !== used.wanted && version !== used.release.version) updates.push(`${entry.name}@${version}`);
  }
  return updates;
}

type Watched = Pick<
  ReturnType<typeof getRemotes>,
  'registry' | 'readRegistry' | 'inUse' | 'choose' | 'forget'
>;

/** Whether the operator has switched off a remote that runs here, or changed whether and what it may read and write. */
function isOver(entry: RegistryEntry, used: ReleaseInUse | undefined): boolean {
  if (!used) return false;
  if (entry.killed) return true;
  const access = ({ trust, grant }: Pick<RegistryEntry, 'trust' | 'grant'>) => JSON.stringify([trust, grant]);
  return used.source !== 'override' && access(entry) !== access(used);
}

/** Takes such remotes away: what is shown of them gives way to a panel, or to what the registry says now. */
async function takeAway({ remotes }: Registry, { inUse, forget }: Watched): Promise<void> {
  const over = remotes.filter((entry) => isOver(entry, inUse.get(entry.name)));
  if (over.length === 0) return;
  await editing.whenClean(SAVE_TIMEOUT_MS);
  for (const { name } of over) {
    forget(name);
    for (const replaced of [...onModulesReplaced]) replaced(name);
  }
}

/** Reads the registry regularly, and notifies of an update once in the life of a tab. */
export function watchRegistry(remotes: Watched = getRemotes()): void {
  const host = remotes.registry().host?.version;
  let isNotified = false;
  let last = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (Date.now() - last < THROTTLE_MS) return;
    last = Date.now();
    const registry = await remotes.readRegistry();
    await takeAway(registry, remotes);
    const updates = await findUpdates(registry, remotes.inUse, remotes.choose, host);
    // A later read may have replaced this one, for example after a rollback.
    if (isNotified || updates.length === 0 || registry !== remotes.registry()) return;
    isNotified = true;
    toast({
      title: errorTexts.newVersion,
      duration: Number.POSITIVE_INFINITY,
      action: { label: errorTexts.reload, onClick: () => location.reload() },
    });
  }

  document.addEventListener('visibilitychange', () => void check());
  setInterval(() => void check(), INTERVAL_MS);
}
