import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { IntegrityStore } from './integrity-store.ts';
import { pinnedModuleLink } from './script-guard.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type EntryExports = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const TIMEOUT_MS = 8_000;

/**
 * Imports an entry that is an ES module, as Vite builds it. An `import` cannot have a hash, but it runs what was
 * preloaded with one. So every script of the release is preloaded first, and nothing runs when one of them differs.
 * @throws an error like that of a failed chunk, with the URL as its `request`
 */
export async function importPinned(url: string, store: IntegrityStore): Promise<EntryExports> {
  const record = store.find(url);
  if (!record) throw new Error(`${url} has no hash and is not run`);
  const address = store.retryUrl(url, record.scope);
  if (record.integrity) {
    const folder = new URL('.', url).href;
    const chunks = store.scriptsBelow(folder).filter(([file]) => file !== url);
    await Promise.all([...chunks, [address, record.integrity] as const].map(preload));
  }
  return import(/* webpackIgnore: true */ address);
}

/** Scripts whose preload is under way or done; a second link would request them again. */
const preloads = new Map<string, Promise<void>>();

function preload([url, integrity]: readonly [url: string, integrity: string]): Promise<void> {
  const known = preloads.get(url);
  if (known) return known;
  const loaded = load(url, integrity);
  preloads.set(url, loaded);
  loaded.catch(() => preloads.delete(url));
  return loaded;
}

async function load(url: string, integrity: string): Promise<void> {
  const link = pinnedModuleLink(url, integrity);
  let timer: number | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) =>
        reject(Object.assign(new Error(`${url} ${why}`), { name: 'ChunkLoadError', request: url }));
      timer = window.setTimeout(fail, TIMEOUT_MS, 'timed out');
      link.onload = () => resolve();
      link.onerror = () => fail('could not be loaded');
      document.head.append(link);
    });
  } finally {
    clearTimeout(timer);
  }
}
