import { type Grant, grantSchema } from '@my-note/contract/grant';
import { type Registry, type RegistryEntry, registryEntrySchema } from '@my-note/contract/registry';
import * as z from 'zod/mini';
import { stateSchema } from '../guard/guard-state.ts';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';

const lineSchema = z.object({
  /** Of the registry, after the flip. */
  revision: z.int(),
  /** ISO time. */
  at: z.string(),
  who: z.string(),
  /** The command, such as `rollback notes`. */
  what: z.string(),
  /** Remarks, such as a skipped check, or why somebody did it. */
  notes: z.array(z.string()),
  changes: z.array(z.object({ name: z.string(), part: z.string(), from: z.unknown(), to: z.unknown() })),
  /** The entries that it changed as they were, with their guards: what undoing it restores. Earlier lines have none. */
  former: z.optional(z.array(z.object({ entry: registryEntrySchema, guard: z.optional(stateSchema) }))),
  /** Of the registry that it wrote. */
  integrity: z.string(),
});
/** The record of one flip. */
export type JournalLine = z.infer<typeof lineSchema>;

/** An older tool recorded only that there was a flip. */
const doneSchema = z.object({ revision: z.optional(z.int()) });

const FOLDER = 'flips';
const BEGUN = 'begun.json';
const keyOf = (revision: number) => `${FOLDER}/${String(revision).padStart(8, '0')}.json`;

/** Writes the line of a flip, before the flip. That of a killed flip is overwritten by the next one. */
export const writeLine = (store: Store, line: JournalLine) =>
  store.journal.write(keyOf(line.revision), `${JSON.stringify(line, null, 2)}\n`);

export async function readLine(store: Store, revision: number): Promise<JournalLine | undefined> {
  const found = await store.journal.read(keyOf(revision));
  return found && parseJson(lineSchema, found.content);
}

/** Records that a flip was done, because its line may be that of a killed flip. */
export const recordDone = (store: Store, revision: number) =>
  store.journal.write(BEGUN, `${JSON.stringify({ revision })}\n`);

/**
 * The newest revision whose flip was done, or 0: a registry of an older one was put back by somebody. Read it before the
 * registry.
 */
export async function newestDone(store: Store): Promise<number> {
  const found = await store.journal.read(BEGUN);
  return (found && parseJson(doneSchema, found.content)?.revision) ?? 0;
}

/** Whether a registry was ever written. */
export async function hasBegun(store: Store) {
  if (await store.journal.read(BEGUN)) return true;
  return (await store.journal.list(FOLDER)).some(({ key }) => key > keyOf(1));
}

/**
 * The newest lines, oldest first. A line above the registry's revision is of a flip that was not done.
 * @param revision the registry's
 */
export async function readJournal(store: Store, revision: number, count: number) {
  const wanted = Array.from({ length: Math.min(count, revision) }, (_, back) => revision - back).reverse();
  const lines = await Promise.all(wanted.map((one) => readLine(store, one)));
  return lines.filter((line) => line !== undefined);
}

/** The differences between two registries. */
export function changesBetween(before: Registry, after: Registry): JournalLine['changes'] {
  const host = {
    name: 'host',
    part: 'live',
    from: before.host?.version ?? null,
    to: after.host?.version ?? null,
  };
  const remotes = after.remotes.flatMap((entry) => {
    const old = before.remotes.find(({ name }) => name === entry.name);
    return [
      { name: entry.name, part: 'live', from: old?.version ?? null, to: entry.version },
      { name: entry.name, part: 'canary', from: canaryOf(old), to: canaryOf(entry) },
      { name: entry.name, part: 'trust', from: old?.trust ?? null, to: entry.trust ?? null },
      { name: entry.name, part: 'grant', from: grantOf(old), to: grantOf(entry) },
      { name: entry.name, part: 'killed', from: Boolean(old?.killed), to: Boolean(entry.killed) },
    ];
  });
  const removed = before.remotes
    .filter((old) => !after.remotes.some(({ name }) => name === old.name))
    .map(({ name, version }) => ({ name, part: 'live', from: version, to: null }));
  return [host, ...remotes, ...removed].filter(({ from, to }) => from !== to);
}

/** In words, so that two of them can be compared. */
function grantOf(entry: RegistryEntry | undefined) {
  const grant = grantSchema.safeParse(entry?.grant).data;
  return grant ? describeGrant(grant) : null;
}

/** What a grant allows, in words. */
export function describeGrant({ read, write }: Grant): string {
  const parts = [read.length > 0 && `read ${read.join(', ')}`, write && `write ${write}`];
  return parts.filter(Boolean).join('; ') || 'nothing';
}

const canaryOf = (entry: RegistryEntry | undefined) =>
  entry?.canary ? `${entry.canary.version} ${entry.canary.percent} %` : null;
