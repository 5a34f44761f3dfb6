import type { Registry } from '@my-note/contract/registry';
import { type ReleaseRecord, readRecord, versionFolder, wasPublished } from '../journal/release-records.ts';
import type { Store } from '../store/area.ts';
import { readBuiltRemote } from './built-remote.ts';
import { withCompressed } from './compress.ts';
import { MANIFEST } from './manifest.ts';
import { hashesOf } from './place-host.ts';

export type ReadyRelease = { record: ReleaseRecord; files: Map<string, Buffer>; isPublished: boolean };

/** Reads the build in the folder of a remote's package, as a release. */
export async function readRemote(store: Store, registry: Registry, dir: string): Promise<ReadyRelease> {
  const { files, ...built } = readBuiltRemote(dir);
  const folder = versionFolder(built.name, built.release.version);
  const known = await readRecord(store, built.name, built.release.version);
  const isThere = known && (await store.site.read(`${folder}/${MANIFEST}`));
  if (isThere && (await wasPublished(store, registry, known)))
    return { record: { revision: 0, ...known }, files: new Map(), isPublished: true };

  const all = await withCompressed(files);
  const record = {
    ...built,
    files: hashesOf(all),
    at: new Date().toISOString(),
  };
  return { record, files: all, isPublished: false };
}

/** Copies a release into its immutable directory. */
export async function placeRemote(
  store: Store,
  { record: { name, release }, files, isPublished }: ReadyRelease,
) {
  if (!isPublished) await store.site.place(versionFolder(name, release.version), files);
}

/** A view of the store that includes releases before they are placed, so that they are checked unpublished. */
export function withUnplaced(store: Store, releases: ReadyRelease[]): Store {
  const folders = new Map(
    releases.map(({ record: { name, release }, files }) => [versionFolder(name, release.version), files]),
  );
  const contentOf = (key: string) => {
    for (const [folder, files] of folders)
      if (key.startsWith(`${folder}/`)) return files.get(key.slice(folder.length + 1));
    return undefined;
  };
  const site = {
    ...store.site,
    read: async (key: string) => {
      const content = contentOf(key);
      return content ? { content, tag: '' } : store.site.read(key);
    },
    list: async (folder: string) => {
      const files = folders.get(folder);
      if (!files) return store.site.list(folder);
      return [...files].map(([file, { length: size }]) => ({
        key: `${folder}/${file}`,
        modified: Date.now(),
        size,
      }));
    },
  };
  return { ...store, site };
}
