import { type Registry, registrySchema } from '@my-note/contract/registry';
import { loadConfig } from '../../config/load-config.ts';
import { readPageData } from '../../page-data.ts';
import { loadFailureChunk } from '../model/failure-chunk.ts';

const URL_OF_REGISTRY = '/registry.json';
const STORAGE_KEY = 'my-note.registry';
const TIMEOUT_MS = 3_000;
const emptyRegistry: Registry = { schema: 1, revision: 0, remotes: [] };

declare global {
  interface Window {
    /** Requested by the early script while the app was still loading. */
    myNoteRegistry?: Promise<Response> | undefined;
  }
}

async function parse(value: unknown, siteKey: string | undefined): Promise<Registry> {
  if (siteKey !== undefined)
    await (await import(/* webpackChunkName: "signature" */ './signature.chunk.ts')).demandSignature(
      value,
      siteKey,
    );
  const { success, data } = registrySchema.safeParse(value);
  return success ? data : (await loadFailureChunk()).parseRegistryLeniently(value);
}

/** Fetches the registry and stores it as a fallback; throws for one that is older than the stored one. */
export async function readRegistry(): Promise<Registry> {
  const early = window.myNoteRegistry;
  window.myNoteRegistry = undefined;
  const response = await (early ??
    fetch(URL_OF_REGISTRY, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok) throw new Error(`${URL_OF_REGISTRY} responded with ${response.status}`);
  // The page brings the code that would check; what is in it came with that code.
  const isOfPage = early && readPageData().registry;
  // Without its configuration the app does not start, and says so itself.
  const siteKey = isOfPage ? undefined : (await loadConfig().catch(() => undefined))?.siteKey;
  const registry = await parse(await response.json(), siteKey);
  const seen = readStored();
  if (seen?.history && seen.history === registry.history && seen.revision > registry.revision)
    throw new Error(`${URL_OF_REGISTRY} is stale`);
  store(registry);
  return registry;
}

function readStored(): Registry | null {
  try {
    return registrySchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function store(registry: Registry): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(registry));
  } catch {
    // The storage is full: there is no fallback.
  }
}

/**
 * The registry; when it cannot be read, the stored one, whose hashes still apply. With neither, an empty one, so that the
 * shell works and its pages show the error.
 */
export async function loadRegistry(): Promise<Registry> {
  try {
    return await readRegistry();
  } catch (error) {
    console.warn('The registry of remotes could not be read', error);
    return readStored() ?? emptyRegistry;
  }
}
