import type { Release } from '@my-note/contract/registry';
import { RemoteError } from '../model/errors.ts';

const TIMEOUT_MS = 3_000;

/**
 * The text of a release's manifest, checked by its hash; undefined where the registry says everything that a frame needs. A
 * frame can fetch nothing itself.
 */
export async function readManifest({ scripts, manifest }: Release): Promise<string | undefined> {
  if (scripts) return undefined;
  try {
    const { url, integrity } = manifest;
    const response = await fetch(url, {
      credentials: 'omit',
      integrity,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new RemoteError('network', `The manifest at ${manifest.url} could not be read`, { cause: error });
  }
}
