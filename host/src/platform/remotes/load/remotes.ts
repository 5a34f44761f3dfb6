import { loadRemote } from '@module-federation/runtime';
import type { RuntimeConfig } from '@my-note/contract';
import type { Registry } from '@my-note/contract/registry';
import { setAppVersions, setRemoteLoader } from '@my-note/kit/federation';
import { onlineManager, type QueryClient } from '@my-note/kit/query';
import { allowRemoteOrigin } from '../../security/allowed-origins.ts';
import { isSwitchedOn } from '../../session/use-settings.ts';
import { integrityStore } from '../guard/integrity-store.ts';
import { providedContract } from '../guard/provided-contract.ts';
import { loadedFailureChunk, loadFailureChunk } from '../model/failure-chunk.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { onModulesReplaced } from '../model/replaced-modules.ts';
import { chooseRelease } from '../releases/choose-release.ts';
import { loadCatalogueOf } from './catalogues.ts';
import { invalidateContainer, registerContainer } from './containers.ts';
import { createRemoteLoader } from './load-remote.ts';
import { holdStyles } from './page-styles.ts';
import { readRegistry } from './registry.ts';
import { startEntriesOf } from './share-scope-entries.ts';

type Remotes = ReturnType<typeof createRemoteLoader>;
let remotes: Remotes | undefined;

/** The page's loader of remotes. */
export function getRemotes(): Remotes {
  if (!remotes) throw new Error('connectRemotes has not been called');
  return remotes;
}

// These imports add the kit's lazy entries to the share scope; they load in parallel with the remote.
const importSharedModules = (id: string): Promise<unknown> =>
  Promise.allSettled([
    import('@my-note/kit/items'),
    import('@my-note/kit/markdown'),
    // The text of a note does not wait for its menus, and has neither fields nor lists.
    ...(id === 'remote_notes/note-page'
      ? []
      : [import('@my-note/kit/forms'), import('@my-note/kit/lists'), import('@my-note/kit/overlays')]),
  ]);

async function classifyError(thrown: unknown, entryUrl: string): Promise<unknown> {
  const failureChunk = await loadFailureChunk().catch(() => undefined);
  failureChunk?.resetFailedSharedModules();
  return failureChunk ? failureChunk.classify(thrown, entryUrl) : thrown;
}

/** One attempt at a module of a release. */
export async function attempt({ release }: ChosenRelease, module: string, count: number): Promise<unknown> {
  const { scope, entry } = release;
  const failureChunk = count > 0 ? loadedFailureChunk() : undefined;
  try {
    integrityStore.beginAttempt(scope, count);
    await registerContainer(release);
    // A shared module that failed stays failed for every module that imports it, so it is reset first.
    failureChunk?.resetFailedSharedModules();
    await failureChunk?.fetchEntry(release);
    const id = `${scope}/${module}`;
    const parts = Promise.all([importSharedModules(id), startEntriesOf(id)]);
    if (count > 0) await parts;
    await loadCatalogueOf(release);
    const value = await loadRemote<unknown>(id);
    if (!value) throw new Error(`${scope} has no ${module}`);
    return value;
  } catch (thrown) {
    throw integrityStore.errorOf(scope) ?? (await classifyError(thrown, entry.url));
  }
}

/** Calls the listener when the modules of a remote are replaced or taken away. */
function followModules(name: string, listener: () => void): () => void {
  const replaced = (remote: string) => remote === name && listener();
  onModulesReplaced.add(replaced);
  return () => void onModulesReplaced.delete(replaced);
}

/**
 * Called once at start: creates the loader and passes it to the kit, for slots.
 * @param own a developer's own copies, by the remote's name, and what adds unpublished ones to a registry
 */
export function connectRemotes(
  registry: Registry,
  queryClient: QueryClient,
  config: RuntimeConfig,
  own?: {
    releases: ReadonlyMap<string, ChosenRelease>;
    complete: (registry: Registry) => Registry;
  },
): void {
  config.remotes?.origins.forEach(allowRemoteOrigin);
  const created = createRemoteLoader({
    registry,
    readRegistry: async () => {
      const read = await readRegistry();
      return own ? own.complete(read) : read;
    },
    isSwitchedOn: (flag) => isSwitchedOn(queryClient, flag),
    overrides: own?.releases,
    choose: chooseRelease,
    attempt,
    invalidate: ({ release }) => invalidateContainer(release),
  });
  remotes = created;
  setRemoteLoader(created.load, holdStyles, followModules);
  setAppVersions(() => ({ contract: providedContract(), remotes: created.registry().remotes }));
  onlineManager.subscribe((online) => {
    if (online) created.allowRetry();
  });
}
