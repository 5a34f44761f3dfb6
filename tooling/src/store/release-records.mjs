import { Refusal } from './refusal.mjs';
import { entryOf, pointedTo } from './registry.mjs';

/**
 * What was published, as it is kept beside the site: enough to make it live again and to find every byte that
 * is not as it was.
 * @typedef {object} ReleaseRecord
 * @property {string} name of the remote
 * @property {import('./registry.mjs').Release} release
 * @property {string} [flag]
 * @property {Record<string, string>} files integrity of each file
 * @property {string} at ISO time when it was published
 * @property {string} [until] ISO time when the registry named it for the last time
 */

const folderOf = (name) => `releases/${name}`;
const keyOf = (name, version) => `${folderOf(name)}/${version}.json`;

/** Folder of a version within the site. */
export const versionFolder = (name, version) => `remotes/${name}/${version}`;

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 * @param {string} version
 * @returns {Promise<ReleaseRecord | undefined>}
 */
export async function readRecord(store, name, version) {
  const found = await store.journal.read(keyOf(name, version));
  return found && JSON.parse(found.content.toString());
}

/**
 * @param {import('./store.mjs').Store} store
 * @param {ReleaseRecord} record
 */
export const writeRecord = (store, record) =>
  store.journal.write(keyOf(record.name, record.release.version), `${JSON.stringify(record, null, 2)}\n`);

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 * @param {string} version
 */
export const removeRecord = (store, name, version) => store.journal.remove([keyOf(name, version)]);

/**
 * Every release of a remote that is still kept, newest first.
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 */
export async function recordsOf(store, name) {
  const keys = (await store.journal.list(folderOf(name))).map(({ key }) =>
    key.slice(folderOf(name).length + 1),
  );
  const records = await Promise.all(keys.map((key) => readRecord(store, name, key.replace(/\.json$/, ''))));
  return records.filter((record) => record !== undefined).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/**
 * A kept release, to be made live or a canary.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 * @param {string} name
 * @param {string} version
 * @returns {Promise<import('./registry.mjs').Candidate & { files?: Record<string, string> }>}
 */
export async function findRelease(store, registry, name, version) {
  const entry = entryOf(registry, name);
  const record = /^[\w.+-]+$/.test(version) ? await readRecord(store, name, version) : undefined;
  if (record) return record;
  const release = pointedTo(entry).find((one) => one.release.version === version)?.release;
  if (release) return { name, release, flag: entry.flag };
  const kept = (await recordsOf(store, name)).map((one) => one.release.version);
  throw new Refusal(`${name} has no version "${version}". Kept: ${kept.join(', ') || 'none'}.`);
}
