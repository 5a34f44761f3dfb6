import { type Registry, registrySchema } from '@my-note/shared-kit/federation';

const URL_OF_REGISTRY = '/registry.json';
const STORAGE_KEY = 'my-note.registry';
const TIMEOUT_MS = 3_000;
const nothing: Registry = { schema: 1, revision: 0, remotes: [] };

declare global {
  interface Window {
    /** Asked for by theme-init.js, before the app was there. */
    myNoteRegistry?: Promise<Response> | undefined;
  }
}

async function fromNetwork(): Promise<Registry> {
  const early = window.myNoteRegistry;
  window.myNoteRegistry = undefined;
  const response = await (early ??
    fetch(URL_OF_REGISTRY, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok) throw new Error(`${URL_OF_REGISTRY} answered ${response.status}`);
  return registrySchema.parse(await response.json());
}

function lastGood(storage: Storage): Registry | null {
  try {
    return registrySchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function keep(storage: Storage, registry: Registry): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(registry));
  } catch {
    // A full storage costs only the fallback.
  }
}

/**
 * The registry of remotes; when it is unreachable or unreadable, the last good one, whose hashes still
 * bind. With neither, an empty one: the shell lives, and its pages say what is missing.
 */
export async function loadRegistry(storage: Storage = localStorage): Promise<Registry> {
  try {
    const registry = await fromNetwork();
    keep(storage, registry);
    return registry;
  } catch (error) {
    console.warn('The registry of remotes could not be read', error);
    return lastGood(storage) ?? nothing;
  }
}
