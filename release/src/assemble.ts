import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import { remoteFoldersOf, root, siteDir } from '@my-note/tooling/paths';
import { readJournal } from './journal/journal.ts';
import type { ReleaseRecord } from './journal/release-records.ts';
import { placeHostAssets, readBuiltHost } from './place/place-host.ts';
import { placeRemote, type ReadyRelease, readRemote } from './place/place-remote.ts';
import { readPublishers } from './publishers/publishers.ts';
import { goLive } from './registry/go-live.ts';
import { readRegistry } from './registry/registry.ts';
import { openStore, type Store } from './store/store.ts';

const ASSEMBLE = 'assemble';
const JOURNAL_LINES = 100;
const SIGNED_ONLY =
  'The site takes only publishes that one of its publishers has signed, so this build was not put into it. To publish it: pnpm remote publish host <remote…> --key <file>';

/**
 * Writes the site from the builds of a workspace, in one flip. Remotes published from elsewhere stay, and so does a
 * version that a user made live after this build: a rollback survives the next start. A site with publishers stays as it is.
 */
export async function assemble({
  from = root,
  site = siteDir,
  remotes = remoteFoldersOf(from),
}: {
  from?: string;
  site?: string;
  remotes?: string[];
} = {}) {
  const store = await openStore(site);
  const before = (await readRegistry(store)).registry;
  if ((await readPublishers(store)).list) {
    console.warn(SIGNED_ONLY);
    return before;
  }
  const host = readBuiltHost(path.join(from, 'host/dist'));
  const placed = await Promise.all(
    remotes.map(async (folder) => {
      const ready = await readRemote(store, before, path.join(from, folder));
      await placeRemote(store, ready);
      return ready;
    }),
  );
  await placeHostAssets(store.site, host);
  const isLive = ({ name, release: { version } }: ReleaseRecord) =>
    before.remotes.some((entry) => entry.name === name && entry.version === version);
  const chosen = await chosenByPeople(store, before);
  const stays = ({ record, isPublished }: ReadyRelease) =>
    isPublished && !isLive(record) && chosen.has(record.name);
  const wanted = placed.filter((one) => !stays(one));
  for (const { record } of placed.filter(stays)) {
    const { name, release } = record;
    console.warn(
      `${name} ${release.version} was live before, and somebody made another version live since; that one stays. To change it: pnpm remote promote ${name} ${release.version}`,
    );
  }
  const records = wanted.map(({ record }) => record);
  const { registry } = await goLive(store, { host, records }, { what: ASSEMBLE, notes: ['not checked'] });
  return registry;
}

/** Remotes whose live version was last set by a command, not by assembling. */
async function chosenByPeople(store: Store, { revision }: Registry) {
  const last = new Map();
  for (const { what, changes } of await readJournal(store, revision, JOURNAL_LINES)) {
    // A canary that was taken back does not become live by a start.
    for (const { name, part } of changes) if (part !== 'killed') last.set(name, what);
  }
  return new Set([...last].filter(([, what]) => what !== ASSEMBLE).map(([name]) => name));
}

if (import.meta.filename === process.argv[1]) {
  const { revision, remotes } = await assemble();
  console.log(`Registry revision ${revision}`);
  for (const { name, version } of remotes) console.log(`  ${name} ${version}`);
}
