import type { RegistryEntry } from '@my-note/contract/registry';
import type { Extension, ExtensionPoint } from '@my-note/kit/federation';
import { getRemotes } from '../load/remotes.ts';
import { RemoteError } from '../model/errors.ts';
import { recordRemoteEvent } from '../model/events.ts';
import { fitsPoint } from './fits-point.ts';

/** Whether a filled point is the one that was asked for, or one of the family that was (`fence/`). */
const isAsked = (point: ExtensionPoint, asked: ExtensionPoint): boolean =>
  point === asked || (asked.endsWith('/') && point.startsWith(asked));

interface Filled {
  point: ExtensionPoint;
  module: string;
  /** Of the release that this tab uses, or is about to use. */
  version: string;
}

/** The modules that fill a point in the release that this tab uses; several only of a family. */
async function modulesOf(entry: RegistryEntry, asked: ExtensionPoint): Promise<Filled[]> {
  const { inUse, overrides, choose } = getRemotes();
  const { release, source } = inUse.get(entry.name) ?? overrides?.get(entry.name) ?? (await choose(entry));
  // What an override fills is unknown; most likely it is the same.
  const { fills = {} } = source === 'override' ? entry : release;
  // Publishing refuses other names.
  const filled = Object.entries(fills) as [ExtensionPoint, string][];
  return filled
    .filter(([point]) => isAsked(point, asked))
    .map(([point, module]) => ({ point, module, version: release.version }));
}

async function loadModule(
  remote: string,
  { point, module, version }: Filled,
): Promise<Extension<ExtensionPoint> | undefined> {
  const id = `${remote}/${module}`;
  const { peek, load, inUse } = getRemotes();
  const report = (error: unknown) => {
    console.warn(`The extension ${id} of ${point} failed`, error);
    recordRemoteEvent({
      kind: 'failed',
      remote,
      version: inUse.get(remote)?.release.version ?? version,
      module,
      at: Date.now(),
      ms: 0,
      error: error instanceof RemoteError ? error.kind : 'render',
      message: String(error),
    });
  };
  try {
    const value = peek(id) ?? (await load(id, 'optional'));
    if (fitsPoint(point, value)) return { remote, point, module: value, report };
    throw new Error(`${id} does not export what ${point} takes`);
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** What a remote brings for a point; nothing where that could not be loaded. */
export async function loadExtensions(
  entry: RegistryEntry,
  asked: ExtensionPoint,
): Promise<Extension<ExtensionPoint>[]> {
  const modules = await modulesOf(entry, asked);
  const all = await Promise.all(modules.map((filled) => loadModule(entry.name, filled)));
  return all.filter((extension) => extension !== undefined);
}
