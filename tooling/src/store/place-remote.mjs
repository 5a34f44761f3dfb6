import { integrityOfContent } from '../site-files.mjs';
import { MANIFEST, readBuiltRemote } from './built-remote.mjs';
import { withCompressed } from './compress.mjs';
import { readRecord, versionFolder, wasPublished } from './release-records.mjs';

/**
 * Copies a remote into a directory named by its version and content, which never changes again.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 * @param {string} dir the remote's package
 * @returns {Promise<{ record: import('./release-records.mjs').ReleaseRecord, isPublished: boolean }>}
 *   `isPublished`: this very version was published before
 */
export async function placeRemote(store, registry, dir) {
  const { files, ...built } = readBuiltRemote(dir);
  const folder = versionFolder(built.name, built.release.version);
  const known = await readRecord(store, built.name, built.release.version);
  const isThere = known && (await store.site.read(`${folder}/${MANIFEST}`));
  if (isThere && (await wasPublished(store, registry, known)))
    return { record: { revision: 0, ...known }, isPublished: true };

  const all = await withCompressed(files);
  await store.site.place(folder, all);
  const record = {
    ...built,
    files: Object.fromEntries([...all].map(([file, content]) => [file, integrityOfContent(content)])),
    at: new Date().toISOString(),
  };
  return { record, isPublished: false };
}
