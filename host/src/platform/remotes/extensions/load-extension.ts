import type { RegistryEntry } from '@my-note/contract/registry';
import type { Extension, ExtensionPoint } from '@my-note/kit/federation';
import { getRemotes } from '../load/remotes.ts';
import { RemoteError } from '../model/errors.ts';
import { recordRemoteEvent } from '../model/events.ts';
import { fitsPoint } from './fits-point.ts';

/** The module that fills a point, if the release that this tab uses has one. */
async function moduleOf(entry: RegistryEntry, point: ExtensionPoint): Promise<string | undefined> {
  const { inUse, overrides, choose } = getRemotes();
  const { release, source } = inUse.get(entry.name) ?? overrides?.get(entry.name) ?? (await choose(entry));
  // What an override fills is unknown; most likely it is the same.
  const { fills } = source === 'override' ? entry : release;
  return fills?.[point];
}

/** What a remote brings for a point; undefined when that is nothing, or could not be loaded. */
export async function loadExtension(
  entry: RegistryEntry,
  point: ExtensionPoint,
): Promise<Extension<ExtensionPoint> | undefined> {
  const module = await moduleOf(entry, point);
  if (!module) return undefined;
  const { name: remote } = entry;
  const id = `${remote}/${module}`;
  const { peek, load, releaseOf } = getRemotes();
  const report = (error: unknown) => {
    console.warn(`The extension ${id} of ${point} failed`, error);
    recordRemoteEvent({
      kind: 'failed',
      remote,
      version: releaseOf(remote)?.release.version ?? '',
      module,
      at: Date.now(),
      ms: 0,
      error: error instanceof RemoteError ? error.kind : 'render',
      message: String(error),
    });
  };
  try {
    const value = peek(id) ?? (await load(id, 'optional'));
    if (fitsPoint(point, value)) return { remote, module: value, report };
    throw new Error(`${id} does not export what ${point} takes`);
  } catch (error) {
    report(error);
    return undefined;
  }
}
