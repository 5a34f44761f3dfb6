import path from 'node:path';
import { readLine } from './journal.mjs';
import { parseKept } from './parse-kept.mjs';
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
 * @property {number} [revision] of the flip that it was published by, if that was done
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
  return found && parseKept(found.content);
}

/**
 * Whether what is kept went live, for some or for all: a publish that was killed leaves its record too.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 * @param {ReleaseRecord} record
 */
export async function wasPublished(store, registry, { name, release: { version }, revision = 0 }) {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry && pointedTo(entry).some(({ release }) => release.version === version)) return true;
  if (revision > registry.revision) return false;
  const line = await readLine(store, revision);
  if (!line) return true;
  return line.changes.some((one) => one.name === name && String(one.to).split(' ')[0] === version);
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

const keysOf = async (store, name) =>
  (await store.journal.list(folderOf(name))).map(({ key }) => key).filter((key) => key.endsWith('.json'));

/**
 * Records of a remote that nobody can read any more, as files of the journal.
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 */
export async function damagedRecords(store, name) {
  const read = async (key) => ({ key, found: await store.journal.read(key) });
  const all = await Promise.all((await keysOf(store, name)).map(read));
  return all.filter(({ found }) => found && !parseKept(found.content)).map(({ key }) => key);
}

/**
 * Every release of a remote that is still kept, newest first.
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 */
export async function recordsOf(store, name) {
  const versions = (await keysOf(store, name)).map((key) => path.posix.basename(key, '.json'));
  const records = await Promise.all(versions.map((version) => readRecord(store, name, version)));
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
