import { getInstance } from '@module-federation/runtime';
import type { Release } from '@my-note/contract/registry';
import { integrityStore } from '../guard/integrity-store.ts';
import { RemoteError } from '../model/errors.ts';

const TIMEOUT_MS = 5_000;

/**
 * Brings the entry of a release that is tried again into the browser's cache. A script that hangs keeps its connection,
 * and a browser has six of them; a request can be given up.
 */
export async function fetchEntry({ scope, entry }: Release): Promise<void> {
  if (getInstance()?.moduleCache.get(scope)?.remoteEntryExports) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await (await fetch(integrityStore.retryUrl(entry.url, scope), { signal })).blob();
  } catch (error) {
    // Any other failure also fails the script itself, and its error is classified there.
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new RemoteError('timeout', `${entry.url} did not answer in time`, { cause: error });
  }
}
