import { integrityOfContent } from '../site-files.mjs';
import { MANIFEST, readBuiltRemote } from './built-remote.mjs';
import { withCompressed } from './compress.mjs';
import { readRecord, versionFolder, wasPublished } from './release-records.mjs';

/**
 * A release that is ready to be placed.
 * @typedef {{ record: import('./release-records.mjs').ReleaseRecord, files: Map<string, Buffer>, isPublished: boolean }} ReadyRelease
 *   `isPublished`: this very version was published before, and needs no files
 */

/**
 * Reads what a remote's build left, as the files of a release.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 * @param {string} dir the remote's package
 * @returns {Promise<ReadyRelease>}
 */
export async function readRemote(store, registry, dir) {
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

/**
 * Copies a release into a directory named by its version and content, which never changes again.
 * @param {import('./store.mjs').Store} store
 * @param {ReadyRelease} ready
 */
export async function placeRemote(store, { record: { name, release }, files, isPublished }) {
  if (!isPublished) await store.site.place(versionFolder(name, release.version), files);
}
