import { plainName } from './compress.mjs';
import { readHostBuilds } from './host-builds.mjs';
import { forget, hasEnded, newOwner } from './lock-owner.mjs';
import { parseKept } from './parse-kept.mjs';
import { pointedTo, readRegistry } from './registry.mjs';
import { readRecord, removeRecord, versionFolder, wasPublished } from './release-records.mjs';

/**
 * What a publish puts into the site before its flip.
 * @typedef {object} Pending
 * @property {{ name: string, version: string }[]} releases of remotes
 * @property {{ version: string, assets: string[] }} [host] with its files that were not there before
 */

/** @typedef {Pending & { key: string, owner: import('./lock-owner.mjs').LockOwner }} Note */

const FOLDER = 'pending';

/**
 * Notes what is about to be put into the site, so that somebody else can remove it when this process is killed.
 * @param {import('./store.mjs').Store} store
 * @param {Pending} pending
 */
export async function notePending(store, pending) {
  const owner = newOwner();
  const key = `${FOLDER}/${owner.token}.json`;
  await store.journal.write(key, JSON.stringify({ ...pending, owner }));
  const done = async () => {
    await store.journal.remove([key]);
    forget(owner);
  };
  return {
    /** It is live. */
    done,
    /** Nobody may fetch what was refused. */
    async takeBack() {
      await store.exclusively(async () => {
        const others = (await readNotes(store)).filter((note) => note.key !== key);
        await remove(store, (await readRegistry(store)).registry, pending, others);
      });
      await done();
    },
    /** The next publish finds out what became of it. */
    leave: () => forget(owner),
  };
}

/**
 * Removes what publishes left that were killed before their flip. The caller holds the lock.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 */
export async function clearPending(store, registry) {
  const notes = await readNotes(store);
  const alive = notes.filter(({ owner }) => !hasEnded(owner));
  for (const note of notes) {
    if (alive.includes(note)) continue;
    await remove(store, registry, note, alive);
    await store.journal.remove([note.key]);
  }
}

/** @returns {Promise<Note[]>} */
async function readNotes(store) {
  const keys = (await store.journal.list(FOLDER)).map(({ key }) => key);
  const notes = keys.map(async (key) => {
    const found = await store.journal.read(key);
    const note = found && parseKept(found.content);
    return note ? [{ ...note, key }] : [];
  });
  return (await Promise.all(notes)).flat();
}

/**
 * What went live, by whomever, stays, and so does what somebody else is about to make live.
 * @param {import('./store.mjs').Store} store
 * @param {import('./registry.mjs').Registry} registry
 * @param {Pending} pending
 * @param {Note[]} others
 */
async function remove(store, registry, { releases, host }, others) {
  for (const { name, version } of releases) {
    const isShared = others.some((note) =>
      note.releases.some((one) => one.name === name && one.version === version),
    );
    if (isShared || (await isOrWasLive(store, registry, name, version))) continue;
    await removeRecord(store, name, version);
    await store.site.removeFolder(versionFolder(name, version));
  }
  if (!host || host.version === registry.host?.version) return;
  const builds = (await readHostBuilds(store)).filter(({ version }) => version !== host.version);
  const wanted = new Set([
    ...builds.flatMap(({ files }) => Object.keys(files)),
    ...others.flatMap((note) => note.host?.assets ?? []),
  ]);
  await store.site.remove(host.assets.filter((file) => !wanted.has(file) && !wanted.has(plainName(file))));
}

async function isOrWasLive(store, registry, name, version) {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry && pointedTo(entry).some(({ release }) => release.version === version)) return true;
  const record = await readRecord(store, name, version);
  return record !== undefined && (await wasPublished(store, registry, record));
}
