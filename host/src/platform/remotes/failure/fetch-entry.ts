import { getInstance } from '@module-federation/runtime';
import type { Release } from '@my-note/contract/registry';
import { integrityStore } from '../guard/integrity-store.ts';
import { RemoteError } from '../model/errors.ts';

const TIMEOUT_MS = 5_000;

/**
 * Loads the entry of a release into the browser's cache before a retry. A request can be aborted; a script that hangs
 * would block one of the browser's six connections.
 */
export async function fetchEntry({ scope, entry }: Release): Promise<void> {
  if (getInstance()?.moduleCache.get(scope)?.remoteEntryExports) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await (await fetch(integrityStore.retryUrl(entry.url, scope), { signal })).blob();
  } catch (error) {
    // Any other failure also occurs for the script itself, whose error is classified.
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new RemoteError('timeout', `${entry.url} did not respond in time`, { cause: error });
  }
}
