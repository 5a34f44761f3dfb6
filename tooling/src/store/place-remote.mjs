import { integrityOfContent } from '../site-files.mjs';
import { MANIFEST, readBuiltRemote } from './built-remote.mjs';
import { withCompressed } from './compress.mjs';
import { readRecord, versionFolder } from './release-records.mjs';

/**
 * Copies a remote into a directory named by its version and content, which never changes again.
 * @param {import('./store.mjs').Store} store
 * @param {string} dir the remote's package
 * @returns {Promise<{ record: import('./release-records.mjs').ReleaseRecord, isPublished: boolean }>}
 *   `isPublished`: this very version was published before
 */
export async function placeRemote(store, dir) {
  const { files, ...built } = readBuiltRemote(dir);
  const folder = versionFolder(built.name, built.release.version);
  const known = await readRecord(store, built.name, built.release.version);
  if (known && (await store.site.read(`${folder}/${MANIFEST}`))) return { record: known, isPublished: true };

  const all = await withCompressed(files);
  await store.site.place(folder, all);
  const record = {
    ...built,
    files: Object.fromEntries([...all].map(([file, content]) => [file, integrityOfContent(content)])),
    at: new Date().toISOString(),
  };
  return { record, isPublished: false };
}
