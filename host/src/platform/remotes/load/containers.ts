import { registerRemotes } from '@module-federation/runtime';
import type { Release } from '@my-note/shared-kit/federation';
import { isRemoteOrigin } from '../../security/allowed-origins.ts';
import { pins } from '../guard/integrity-store.ts';
import { fail, loadTroubles } from '../model/failure-chunk.ts';

/** The release that each container name stands for. */
const named = new Map<string, { release: Release; spoilt: boolean }>();

async function refuseOtherOrigins({ manifest, entry }: Release): Promise<void> {
  for (const { url } of [manifest, entry]) {
    const { origin } = new URL(url, location.origin);
    if (!isRemoteOrigin(origin))
      await fail('integrity', `${origin} is no place that this site takes pages from`, { lasting: true });
  }
}

/**
 * Makes a release the one that its container's name stands for. Nothing is registered before it is wanted,
 * so a remote that is off costs not one byte.
 */
export async function nameContainer(release: Release): Promise<void> {
  const { scope, manifest } = release;
  const former = named.get(scope);
  if (former?.release === release && !former.spoilt) return;
  await refuseOtherOrigins(release);
  pins.add(release);
  if (former) {
    const { separateChunks } = await loadTroubles();
    separateChunks(scope, former.release.manifest.url, manifest.url);
  }
  registerRemotes([{ name: scope, entry: new URL(manifest.url, location.origin).href }], {
    force: former !== undefined,
  });
  named.set(scope, { release, spoilt: false });
}

/** A container of which nothing is used, whose code broke half way, is made anew when it is wanted again. */
export function spoil({ scope }: Release): void {
  const current = named.get(scope);
  if (current) current.spoilt = true;
}
