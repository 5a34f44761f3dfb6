import type { Registry } from '@my-note/contract/registry';
import { readJournal } from './journal/journal.ts';
import type { ReleaseRecord } from './journal/release-records.ts';
import type { BuiltHost } from './place/place-host.ts';
import type { ReadyRelease } from './place/place-remote.ts';
import { goLive } from './registry/go-live.ts';
import type { Store } from './store/area.ts';

const JOURNAL_LINES = 100;
/** Flips that nobody decided: a start made them. */
const BY_STARTS = ['assemble', 'install'] as const;

/**
 * Makes what a start has placed live, in one flip. A version that a user made live after it stays: a rollback survives
 * the next start.
 * @param before the registry that the placed releases were read with
 * @param what the start, for the journal
 * @returns the registry after the flip
 */
export async function settle(
  store: Store,
  before: Registry,
  { host, placed }: { host: BuiltHost; placed: ReadyRelease[] },
  { what, promote }: { what: (typeof BY_STARTS)[number]; promote: string },
): Promise<Registry> {
  const isLive = ({ name, release: { version } }: ReleaseRecord) =>
    before.remotes.some((entry) => entry.name === name && entry.version === version);
  const chosen = await chosenByPeople(store, before);
  const stays = ({ record, isPublished }: ReadyRelease) =>
    isPublished && !isLive(record) && chosen.has(record.name);
  for (const { record } of placed.filter(stays)) {
    const { name, release } = record;
    console.warn(
      `${name} ${release.version} was live before, and somebody made another version live since; that one stays. To change it: ${promote} ${name} ${release.version}`,
    );
  }
  const records = placed.filter((one) => !stays(one)).map(({ record }) => record);
  const { registry } = await goLive(store, { host, records }, { what, notes: ['not checked'] });
  return registry;
}

/** Remotes whose live version was last set by a command, not by a start. */
async function chosenByPeople(store: Store, { revision }: Registry) {
  const last = new Map<string, string>();
  for (const { what, changes } of await readJournal(store, revision, JOURNAL_LINES)) {
    // A canary that was taken back does not become live by a start.
    for (const { name, part } of changes) if (part !== 'killed') last.set(name, what);
  }
  return new Set(
    [...last].filter(([, what]) => !BY_STARTS.some((start) => start === what)).map(([name]) => name),
  );
}
