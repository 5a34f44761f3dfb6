import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PageModule } from '@my-note/kit/federation';
import { integrityStore } from '../platform/remotes/guard/integrity-store.ts';
import type { ToFrame } from '../platform/remotes/isolated/messages.ts';
import { loadCatalogueOf } from '../platform/remotes/load/catalogues.ts';
import { asRemoteError, RemoteError } from '../platform/remotes/model/errors.ts';
import { loadFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import { addFile } from './port-fetch.ts';
import { site } from './site.ts';

type Start = Extract<ToFrame, { type: 'start' }>;

const isPage = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/**
 * Loads the page of the remote with the host's own guard: the same files under the same hashes as in the page itself.
 *
 * @throws {RemoteError}
 */
export async function loadModule({ release, manifest, module }: Start): Promise<PageModule> {
  const { scope, entry } = release;
  const address = new URL(release.manifest.url, site).href;
  if (manifest !== undefined) addFile(address, manifest);
  try {
    integrityStore.beginAttempt(scope, 0);
    integrityStore.add(release);
    registerRemotes([{ name: scope, entry: address }]);
    await loadCatalogueOf(release);
    const value = await loadRemote<unknown>(`${scope}/${module}`);
    if (isPage(value)) return value;
    throw new RemoteError('evaluation', `${scope} has no page ${module}`);
  } catch (thrown) {
    const known = integrityStore.errorOf(scope);
    if (known) throw asRemoteError(known);
    const failureChunk = await loadFailureChunk().catch(() => undefined);
    throw failureChunk ? await failureChunk.classify(thrown, entry.url) : asRemoteError(thrown);
  }
}
