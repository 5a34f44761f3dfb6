import type { Registry } from '@my-note/contract/registry';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { plainName } from '../place/compress.ts';
import { pointedTo, readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';
import { forget, hasEnded, newOwner, ownerSchema } from '../store/lock-owner.ts';
import { readHostBuilds } from './host-builds.ts';
import { readRecord, removeRecord, versionFolder, wasPublished } from './release-records.ts';

const pendingSchema = z.object({
  /** Of remotes. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  /** With the files that did not exist before. */
  host: z.optional(z.object({ version: z.string(), assets: z.array(z.string()) })),
});
/** The files that a publish puts into the site before its flip. */
export type Pending = z.infer<typeof pendingSchema>;

const noteSchema = z.extend(pendingSchema, { owner: ownerSchema });
type Note = z.infer<typeof noteSchema> & { key: string };

const FOLDER = 'pending';

/** Records what is about to be placed, so that the next publish can remove it when this process is killed. */
export async function notePending(store: Store, pending: Pending) {
  const owner = newOwner();
  const key = `${FOLDER}/${owner.token}.json`;
  await store.journal.write(key, JSON.stringify({ ...pending, owner }));
  const done = async () => {
    await store.journal.remove([key]);
    forget(owner);
  };
  return {
    done,
    /** Removes refused files. */
    async takeBack() {
      await store.exclusively(async () => {
        const others = (await readNotes(store)).filter((note) => note.key !== key);
        await remove(store, (await readRegistry(store)).registry, pending, others);
      });
      await done();
    },
    /** Leaves the rest to the next publish. */
    leave: () => forget(owner),
  };
}

/** Removes files of publishes that were killed before their flip. The caller holds the lock. */
export async function clearPending(store: Store, registry: Registry) {
  const notes = await readNotes(store);
  const alive = notes.filter(({ owner }) => !hasEnded(owner));
  for (const note of notes) {
    if (alive.includes(note)) continue;
    await remove(store, registry, note, alive);
    await store.journal.remove([note.key]);
  }
}

async function readNotes(store: Store): Promise<Note[]> {
  const keys = (await store.journal.list(FOLDER)).map(({ key }) => key);
  const notes = keys.map(async (key: string) => {
    const found = await store.journal.read(key);
    const note = found && parseJson(noteSchema, found.content);
    return note ? [{ ...note, key }] : [];
  });
  return (await Promise.all(notes)).flat();
}

// Keeps what is or was live, and what another publish is about to make live.
async function remove(store: Store, registry: Registry, { releases, host }: Pending, others: Note[]) {
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

async function isOrWasLive(store: Store, registry: Registry, name: string, version: string) {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry && pointedTo(entry).some(({ release }) => release.version === version)) return true;
  const record = await readRecord(store, name, version);
  return record !== undefined && (await wasPublished(store, registry, record));
}
