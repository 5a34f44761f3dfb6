import type { RuntimeConfig } from '@my-note/contract';
import { type Registry, type RegistryEntry, registryEntrySchema } from '@my-note/contract/registry';
import { allowRemoteOrigin } from '../../security/allowed-origins.ts';
import { integrityStore } from '../guard/integrity-store.ts';
import { attempt, getRemotes } from '../load/remotes.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';

const STORAGE_KEY = 'my-note.overrides';
const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;
const TIMEOUT_MS = 3_000;
/** A placeholder for the hash of an override, which is never checked. */
const UNPUBLISHED = `sha384-${'A'.repeat(64)}`;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The overrides of this tab: manifest addresses by the remote's short name. */
export type OverrideUrls = Record<string, string>;

/** Names of remotes whose override was rejected. */
export const rejectedOverrides: string[] = [];

/** Splits a query into overrides and the rest. */
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

/** Whether a URL is on the developer's own machine. */
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

/** A release of which only the URL is known. */
function overrideOf(url: string, scope: string): ChosenRelease {
  const file = { url, integrity: '' };
  const entry = { url: new URL('remoteEntry.js', url).href, integrity: '' };
  return {
    source: 'override',
    release: { version: 'override', scope, manifest: file, entry, contract: '*' },
  };
}

/** The registry entry of an unpublished remote, read from its manifest. */
async function entryFromManifest(name: string, url: string): Promise<RegistryEntry | undefined> {
  try {
    const { metaData } = await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
    const { pages = [], fills, languages, globalName: scope } = metaData;
    const { release } = overrideOf(url, scope);
    return registryEntrySchema.parse({
      ...release,
      name,
      fills,
      languages,
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

/** Overrides have to be allowed by the site and come from the developer's own machine. */
function rejectionReason(name: string, url: string, allowed: boolean): string | undefined {
  if (!allowed) return `This site does not allow overrides; that of ${name} is ignored.`;
  if (!isLoopback(url)) return `${url} is not on this machine; the override of ${name} is ignored.`;
  return undefined;
}

interface Overrides {
  /** By the remote's name. */
  releases: ReadonlyMap<string, ChosenRelease>;
  /** The registry with the unpublished remotes of overrides added. */
  registry: Registry;
  /** Adds them to a registry that is read later. */
  complete: (registry: Registry) => Registry;
}

/**
 * The overrides of this tab (docs/specification/composition.md#developer-override), from the URL, which is cleaned, and
 * from the tab's storage. A rejected override is logged to the console.
 */
export async function readOverrides(config: RuntimeConfig, registry: Registry): Promise<Overrides> {
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

  const unpublished: RegistryEntry[] = [];
  const releases = new Map<string, ChosenRelease>();
  for (const [name, url] of accepted) {
    const published = registry.remotes.find((entry) => entry.name === name);
    const entry = published ?? (await entryFromManifest(name, url));
    if (!entry) continue;
    if (!published) unpublished.push(entry);
    allowRemoteOrigin(new URL(url).origin);
    integrityStore.trustFolder(new URL('.', url).href, entry.scope);
    releases.set(name, overrideOf(url, entry.scope));
  }
  if (releases.size > 0)
    addEventListener('my-note:remote-updated', ({ detail }) => void reloadModules(detail.remote));
  const complete = (read: Registry): Registry => {
    const isMissing = ({ name }: RegistryEntry) => !read.remotes.some((entry) => entry.name === name);
    return { ...read, remotes: [...read.remotes, ...unpublished.filter(isMissing)] };
  };
  return { releases, registry: complete(registry), complete };
}

/**
 * Loads the modules of an override again after a hot update, and shows them in place.
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
    // The previous modules stay until the code works again.
    console.error(error);
    return;
  }
  for (const replaced of onModulesReplaced) replaced(name);
}

export function resetOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
