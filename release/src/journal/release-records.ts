import path from 'node:path';
import { type Registry, registryEntrySchema, releaseSchema } from '@my-note/contract/registry';
import { inOrder } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { fieldBudgetSchema } from '../guard/field.ts';
import { guardSchema } from '../guard/thresholds.ts';
import { parseJson } from '../parse-json.ts';
import { envelopeSchema } from '../publishers/envelope.ts';
import { type Candidate, entryOf, pointedTo } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';
import { readLine } from './journal.ts';

const recordSchema = z.object({
  name: registryEntrySchema.shape.name,
  release: releaseSchema,
  flag: registryEntrySchema.shape.flag,
  /** Thresholds of a guarded canary, as far as the remote has its own. */
  guard: z.optional(guardSchema),
  /** Its package.json asks for a frame of its own. */
  trust: z.optional(z.string()),
  /** What it may take in the field, of its budget. */
  field: z.optional(fieldBudgetSchema),
  /** Integrity of each file. */
  files: z.record(z.string(), z.string()),
  /** ISO time when it was published. */
  at: z.string(),
  /** Who published it, and that it is what they built. */
  signed: z.optional(envelopeSchema),
  /** Of the flip that it was published by, if that was done. */
  revision: z.optional(z.int()),
  /** ISO time when the registry named it for the last time. */
  until: z.optional(z.string()),
});
/** The record of a published release: enough to make it live again and to check every byte of it. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

const FOLDER = 'releases';
const folderOf = (name: string) => `${FOLDER}/${name}`;
const keyOf = (name: string, version: string) => `${folderOf(name)}/${version}.json`;

/** Folder of a version within the site. */
export const versionFolder = (name: string, version: string) => `remotes/${name}/${version}`;

export async function readRecord(
  store: Store,
  name: string,
  version: string,
): Promise<ReleaseRecord | undefined> {
  // A version may have been typed.
  if (!/^[\w.+-]+$/.test(version)) return undefined;
  const found = await store.journal.read(keyOf(name, version));
  return found && parseJson(recordSchema, found.content);
}

/** Whether a recorded release ever went live; a killed publish leaves a record too. */
export async function wasPublished(
  store: Store,
  registry: Registry,
  { name, release: { version }, revision = 0 }: ReleaseRecord,
) {
  const entry = registry.remotes.find((one) => one.name === name);
  if (entry && pointedTo(entry).some(({ release }) => release.version === version)) return true;
  if (revision > registry.revision) return false;
  const line = await readLine(store, revision);
  if (!line) return true;
  return line.changes.some((one) => one.name === name && String(one.to).split(' ')[0] === version);
}

export const writeRecord = (store: Store, record: ReleaseRecord) =>
  store.journal.write(keyOf(record.name, record.release.version), `${JSON.stringify(record, null, 2)}\n`);

export const removeRecord = (store: Store, name: string, version: string) =>
  store.journal.remove([keyOf(name, version)]);

const keysOf = async (store: Store, name: string) =>
  (await store.journal.list(folderOf(name))).map(({ key }) => key).filter((key) => key.endsWith('.json'));

/** Damaged records of a remote, as keys of the journal. */
export async function damagedRecords(store: Store, name: string) {
  const read = async (key: string) => ({ key, found: await store.journal.read(key) });
  const all = await Promise.all((await keysOf(store, name)).map(read));
  return all.filter(({ found }) => found && !parseJson(recordSchema, found.content)).map(({ key }) => key);
}

/** Names of the remotes that the registry no longer has, and of which releases are still kept. */
export async function removedRemotes(store: Store, { remotes }: Registry): Promise<string[]> {
  const names = (await store.journal.list(FOLDER)).map(({ key }) => key.split('/')[1] ?? '');
  return [...new Set(names)].filter((name) => !remotes.some((entry) => entry.name === name)).sort(inOrder);
}

/** Every release of a remote that is still kept, newest first. */
export async function recordsOf(store: Store, name: string) {
  const versions = (await keysOf(store, name)).map((key) => path.posix.basename(key, '.json'));
  const records = await Promise.all(versions.map((version) => readRecord(store, name, version)));
  return records.filter((record) => record !== undefined).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** A kept release, to be made live or a canary. */
export async function findRelease(
  store: Store,
  registry: Registry,
  name: string,
  version: string,
): Promise<Candidate & { files?: Record<string, string> }> {
  const record = await readRecord(store, name, version);
  if (record) return record;
  const kept = (await recordsOf(store, name)).map((one) => one.release.version);
  const unknown = new Refusal(`${name} has no version "${version}". Kept: ${kept.join(', ') || 'none'}.`);
  const isRemoved = kept.length > 0 && !registry.remotes.some((one) => one.name === name);
  if (isRemoved) throw unknown;
  const entry = entryOf(registry, name);
  const release = pointedTo(entry).find((one) => one.release.version === version)?.release;
  if (release) return { name, release, flag: entry.flag, trust: entry.trust };
  throw unknown;
}
