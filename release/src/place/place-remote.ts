import type { Registry } from '@my-note/contract/registry';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { type ReleaseRecord, readRecord, versionFolder, wasPublished } from '../journal/release-records.ts';
import type { Store } from '../store/store.ts';
import { readBuiltRemote } from './built-remote.ts';
import { withCompressed } from './compress.ts';
import { MANIFEST } from './manifest.ts';

/** A release that is ready to be placed. */
export type ReadyRelease = { record: ReleaseRecord; files: Map<string, Buffer>; isPublished: boolean };

/**
 * Reads what a remote's build left, as the files of a release.
 * @param dir the remote's package
 */
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
    files: Object.fromEntries([...all].map(([file, content]) => [file, integrityOfContent(content)])),
    at: new Date().toISOString(),
  };
  return { record, files: all, isPublished: false };
}

/** Copies a release into a directory named by its version and content, which never changes again. */
export async function placeRemote(
  store: Store,
  { record: { name, release }, files, isPublished }: ReadyRelease,
) {
  if (!isPublished) await store.site.place(versionFolder(name, release.version), files);
}
