import type { Registry } from '@my-note/contract/registry';
import { readJournal } from './journal/journal.ts';
import { type ReleaseRecord, readRecord, wasPublished } from './journal/release-records.ts';
import { lastBrought, recordBrought } from './journal/starts.ts';
import type { BuiltHost } from './place/place-host.ts';
import { goLive } from './registry/go-live.ts';
import type { Store } from './store/area.ts';

const JOURNAL_LINES = 100;
/** Flips that nobody decided: a start made them. */
const BY_STARTS = ['assemble', 'install'] as const;

interface Brought {
  name: string;
  version: string;
}

/**
 * Whether a start leaves a remote as people have made it since the same version was brought before: a rollback, another
 * version, or a removal survives the next start. It says so.
 * @param promote the command that changes it
 */
export async function isLeft(
  store: Store,
  before: Registry,
  { name, version, promote }: Brought & { promote: string },
): Promise<boolean> {
  const entry = before.remotes.find((one) => one.name === name);
  if (entry?.version === version) return false;
  const last = await lastBrought(store, name);
  const record = await readRecord(store, name, version);
  const isSame = last === undefined ? await wasChosen(store, before, record) : last === version;
  if (!isSame) return false;
  const what = entry
    ? 'somebody made another version live since; that one stays'
    : 'somebody removed the remote since; it stays removed';
  const change = record ? ` To change it: ${promote} ${name} ${version}` : '';
  console.warn(`${name} ${version} was live before, and ${what}.${change}`);
  return true;
}

/** Of a site without a record of what starts have brought: whether people have set the live version since. */
async function wasChosen(store: Store, before: Registry, record: ReleaseRecord | undefined) {
  if (!record || !(await wasPublished(store, before, record))) return false;
  const last = new Map<string, string>();
  for (const { what, changes } of await readJournal(store, before.revision, JOURNAL_LINES)) {
    // A canary that was taken back does not become live by a start.
    for (const { name, part } of changes) if (part !== 'killed') last.set(name, what);
  }
  const what = last.get(record.name);
  return what !== undefined && !BY_STARTS.some((start) => start === what);
}

/**
 * Makes what a start has placed live, in one flip.
 * @param brought the versions of all remotes that the start has, also of those that it leaves
 * @param what the start, for the journal
 * @returns the registry after the flip
 */
export async function settle(
  store: Store,
  { host, records, brought }: { host: BuiltHost; records: ReleaseRecord[]; brought: Brought[] },
  what: (typeof BY_STARTS)[number],
): Promise<Registry> {
  const { registry } = await goLive(store, { host, records }, { what, notes: ['not checked'] });
  await recordBrought(store, brought);
  return registry;
}
