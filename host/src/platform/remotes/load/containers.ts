import { registerRemotes } from '@module-federation/runtime';
import type { Release } from '@my-note/contract/registry';
import { isRemoteOrigin } from '../../security/allowed-origins.ts';
import { integrityStore } from '../guard/integrity-store.ts';
import { loadFailureChunk, rejectWith } from '../model/failure-chunk.ts';

/** The registered release of each container. */
const registered = new Map<string, { release: Release; isStale: boolean }>();

async function refuseOtherOrigins({ manifest, entry }: Release): Promise<void> {
  for (const { url } of [manifest, entry]) {
    const { origin } = new URL(url, location.origin);
    if (!isRemoteOrigin(origin))
      await rejectWith('integrity', `${origin} is not an allowed origin of remotes`, {
        permanent: true,
      });
  }
}

/**
 * Registers a release under its container's name, on demand, so that nothing is loaded of a remote that is turned off.
 */
export async function registerContainer(release: Release): Promise<void> {
  const { scope, manifest } = release;
  const previous = registered.get(scope);
  if (previous?.release === release && !previous.isStale) return;
  await refuseOtherOrigins(release);
  integrityStore.add(release);
  if (previous) {
    const { isolateChunks } = await loadFailureChunk();
    isolateChunks(scope, previous.release.manifest.url, manifest.url);
  }
  registerRemotes([{ name: scope, entry: new URL(manifest.url, location.origin).href }], {
    force: previous !== undefined,
  });
  registered.set(scope, { release, isStale: false });
}

/** Makes the next load create the container again, after its code failed to evaluate. */
export function invalidateContainer({ scope }: Release): void {
  const current = registered.get(scope);
  if (current) current.isStale = true;
}
