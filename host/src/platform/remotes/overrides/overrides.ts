import type { RuntimeConfig } from '@my-note/contract';
import { type Registry, type RegistryEntry, registryEntrySchema } from '@my-note/contract/registry';
import { allowRemoteOrigin } from '../../security/allowed-origins.ts';
import { integrityStore } from '../guard/integrity-store.ts';
import { attempt, getRemotes } from '../load/remotes.ts';
import type { ChosenRelease } from '../model/chosen-release.ts';
import { onModulesReplaced } from '../ui/use-remote-module.ts';

const STORAGE_KEY = 'my-note.overrides';
const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;
const TIMEOUT_MS = 3_000;
/** Stands for the hash of what was never published; nothing checks an override by it. */
const UNPUBLISHED = `sha384-${'A'.repeat(64)}`;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The overrides of this tab: manifest addresses by the remote's short name. */
export type OverrideUrls = Record<string, string>;

/** Names of remotes whose override was asked for and not put in place. */
export const rejectedOverrides: string[] = [];

/** Takes the overrides out of a query. */
export function parseOverrides(search: string): { urls: OverrideUrls; rest: string } {
  const rest = new URLSearchParams(search);
  const urls: OverrideUrls = {};
  for (const [key, value] of [...rest]) {
    const name = PARAMETER.exec(key)?.[1];
    if (!name) continue;
    urls[name] = value;
    rest.delete(key);
  }
  return { urls, rest: rest.size > 0 ? `?${rest}` : '' };
}

/** Whether an address is on the developer's own machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && LOOPBACK.has(hostname);
}

function readStored(): OverrideUrls {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(value ?? {}).map(([name, url]) => [name, String(url)]));
  } catch {
    return {};
  }
}

/** A release of which nothing is known beforehand but its address. */
function overrideOf(url: string, scope: string): ChosenRelease {
  const file = { url, integrity: '' };
  const entry = { url: new URL('remoteEntry.js', url).href, integrity: '' };
  return {
    source: 'override',
    release: { version: 'override', scope, manifest: file, entry, contract: '*' },
  };
}

/** A remote that was never published here, as its own manifest describes it: its pages are there for this tab. */
async function entryFromManifest(name: string, url: string): Promise<RegistryEntry | undefined> {
  try {
    const { metaData } = await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
    const { pages = [], fills, globalName: scope } = metaData;
    const { release } = overrideOf(url, scope);
    return registryEntrySchema.parse({
      ...release,
      name,
      fills,
      pages: pages.map((page: object) => ({ ...page, files: [] })),
      routes: pages.map(({ path }: { path: string }) => path),
      manifest: { url, integrity: UNPUBLISHED },
      entry: { url, integrity: UNPUBLISHED },
    });
  } catch (error) {
    console.info(`The manifest of ${name} at ${url} could not be read.`, error);
    return undefined;
  }
}

/** Code from elsewhere than the developer's own machine is never put in place, and none where it is not allowed. */
function rejectionReason(name: string, url: string, allowed: boolean): string | undefined {
  if (!allowed) return `This site does not allow overrides; that of ${name} is left aside.`;
  if (!isLoopback(url)) return `${url} is not on this machine; it is not put in place of ${name}.`;
  return undefined;
}

/**
 * The developer's own copies that this tab is to use in place of published releases
 * (docs/specification/composition.md#developer-override):
 * from the address, which is cleaned, and from what the tab was told before. Only from the developer's own
 * machine, and only where the deployment allows it; otherwise they are left aside, and the console says so.
 * @returns the copies by the remote's name, and the registry with those that it did not name
 */
export async function readOverrides(
  config: RuntimeConfig,
  registry: Registry,
): Promise<{ releases: ReadonlyMap<string, ChosenRelease>; registry: Registry }> {
  const { urls, rest } = parseOverrides(location.search);
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  const allowed = config.remotes?.overrides === true;
  const accepted = Object.entries({ ...readStored(), ...urls }).filter(([name, url]) => {
    const refusal = rejectionReason(name, url, allowed);
    if (refusal) {
      console.info(refusal);
      rejectedOverrides.push(name);
    }
    return !refusal;
  });
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(accepted)));
  if (accepted.length === 0) sessionStorage.removeItem(STORAGE_KEY);

  const remotes = [...registry.remotes];
  const releases = new Map<string, ChosenRelease>();
  for (const [name, url] of accepted) {
    const published = remotes.find((entry) => entry.name === name);
    const entry = published ?? (await entryFromManifest(name, url));
    if (!entry) continue;
    if (!published) remotes.push(entry);
    allowRemoteOrigin(new URL(url).origin);
    integrityStore.trustFolder(new URL('.', url).href, entry.scope);
    releases.set(name, overrideOf(url, entry.scope));
  }
  if (releases.size > 0)
    addEventListener('my-note:remote-updated', ({ detail }) => void reloadModules(detail.remote));
  return { releases, registry: { ...registry, remotes } };
}

/**
 * A developer's copy has taken a change in: its container answers with other modules now. What is loaded of it is
 * loaded once more, and shown in place.
 */
async function reloadModules(name: string): Promise<void> {
  const { overrides, modules } = getRemotes();
  const chosen = overrides?.get(name);
  if (!chosen) return;
  try {
    for (const id of modules.keys()) {
      const [remote, module = ''] = id.split('/');
      if (remote === name) modules.set(id, await attempt(chosen, module, 0));
    }
  } catch (error) {
    // What was there before stays until it works again.
    console.error(error);
    return;
  }
  for (const replaced of onModulesReplaced) replaced();
}

/** Ends every override of this tab. */
export function resetOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
