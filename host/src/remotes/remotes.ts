import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type Registry, type RegistryEntry, setRemoteLoader } from '@my-note/shared-kit/federation';
import { onlineManager, type QueryClient } from '@my-note/shared-kit/query';
import { isSwitchedOn } from '../session/use-settings.ts';
import { classify } from './classify.ts';
import { RemoteError } from './errors.ts';
import { createRemoteLoader } from './load-remote.ts';
import { pins } from './pins.ts';
import { loadRegistry } from './registry.ts';

type Remotes = ReturnType<typeof createRemoteLoader>;
let remotes: Remotes | undefined;

/** The page's loader of remotes. */
export function getRemotes(): Remotes {
  if (!remotes) throw new Error('connectRemotes has not been called');
  return remotes;
}

const registered = new Set<string>();

// Nothing is registered before it is wanted, so a remote that is off costs not one byte.
function register(entry: RegistryEntry): void {
  if (registered.has(entry.scope)) return;
  pins.add(entry);
  registerRemotes([{ name: entry.scope, entry: new URL(entry.manifest.url, location.origin).href }]);
  registered.add(entry.scope);
}

// The kit's lazy entries are in the share scope only because they are named here; they travel beside the remote.
function startSharedParts(): void {
  const parts = [
    import('@my-note/shared-kit/forms'),
    import('@my-note/shared-kit/items'),
    import('@my-note/shared-kit/lists'),
    import('@my-note/shared-kit/overlays'),
    import('@my-note/shared-kit/markdown'),
  ];
  for (const part of parts) part.catch(() => undefined);
}

async function attempt(entry: RegistryEntry, module: string, count: number): Promise<unknown> {
  register(entry);
  pins.begin(entry.scope, count);
  startSharedParts();
  try {
    const value = await loadRemote<unknown>(`${entry.scope}/${module}`);
    if (!value) throw new RemoteError('evaluation', `${entry.name} has no ${module}`);
    return value;
  } catch (error) {
    throw pins.refusalOf(entry.scope) ?? (await classify(error, entry.entry.url));
  }
}

/** Called once at start: makes the loader and hands it to the kit, for slots. */
export function connectRemotes(registry: Registry, queryClient: QueryClient): void {
  const created = createRemoteLoader({
    registry,
    reloadRegistry: loadRegistry,
    isSwitchedOn: (flag) => isSwitchedOn(queryClient, flag),
    attempt,
  });
  remotes = created;
  setRemoteLoader(created.load);
  onlineManager.subscribe((online) => {
    if (online) created.allowRetry();
  });
}
