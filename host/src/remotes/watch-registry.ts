import type { Registry, RegistryEntry } from '@my-note/shared-kit/federation';
import { toast } from '@my-note/shared-kit/ui';
import { errorTexts } from './error-texts.ts';
import type { ReleaseInUse } from './load-remote.ts';
import type { ChosenRelease } from './releases.ts';
import { getRemotes } from './remotes.ts';

const EVERY_MS = 5 * 60_000;

/**
 * What is newer in a registry than in this tab, as `name@version`: releases of remotes that it runs, and the
 * host. A rollback to what the tab has is no news.
 * @param choose the release that this browser is to use
 * @param host version of the host when the tab started
 */
export async function newsIn(
  registry: Registry,
  inUse: ReadonlyMap<string, ReleaseInUse>,
  choose: (entry: RegistryEntry) => Promise<ChosenRelease>,
  host: string | undefined,
): Promise<string[]> {
  const news: string[] = [];
  if (registry.host && host && registry.host.version !== host) news.push(`host@${registry.host.version}`);
  for (const entry of registry.remotes) {
    const used = inUse.get(entry.name);
    if (!used || used.source === 'override' || entry.killed) continue;
    const { version } = (await choose(entry)).release;
    if (version !== used.wanted && version !== used.release.version) news.push(`${entry.name}@${version}`);
  }
  return news;
}

/** Reads the registry again now and then, and says once of each new version that it is there. */
export function watchRegistry(): void {
  const remotes = getRemotes();
  const host = remotes.registry().host?.version;
  const told = new Set<string>();

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const registry = await remotes.readRegistry();
    const news = (await newsIn(registry, remotes.inUse, remotes.choose, host)).filter(
      (version) => !told.has(version),
    );
    if (news.length === 0) return;
    for (const version of news) told.add(version);
    toast({
      title: errorTexts.newVersion,
      duration: Number.POSITIVE_INFINITY,
      action: { label: errorTexts.reload, onClick: () => location.reload() },
    });
  }

  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
}
