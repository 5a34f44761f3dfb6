import path from 'node:path';
import { remoteFoldersOf, root, siteDir } from '@my-note/tooling/paths';
import { placeHostAssets, readBuiltHost } from './place/place-host.ts';
import { placeRemote, readRemote } from './place/place-remote.ts';
import { readPublishers } from './publishers/publishers.ts';
import { readRegistry } from './registry/registry.ts';
import { checksOnly } from './registry/site-key.ts';
import { isLeft, settle } from './settle.ts';
import { openStore } from './store/store.ts';

const SIGNED_ONLY =
  'The site takes only publishes that one of its publishers has signed, so this build was not put into it. To publish it: pnpm remote publish host <remote…> --key <file>';

const CHECKED_ONLY =
  'SITE_KEY is the public half of the key, so this build was not put into the site. Start once with the file of the key';

/**
 * Writes the site from the builds of a workspace, in one flip. Remotes published from elsewhere stay, and so does what
 * people made of a remote since the same build was brought before: a rollback survives the next start. A site with publishers
 * stays as it is.
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
  if (before.host && checksOnly()) {
    console.warn(CHECKED_ONLY);
    return before;
  }
  const host = readBuiltHost(path.join(from, 'host/dist'));
  const ready = await Promise.all(
    remotes.map(async (folder) => {
      const one = await readRemote(store, before, path.join(from, folder));
      const { name, release } = one.record;
      const brought = { name, version: release.version };
      if (await isLeft(store, before, { ...brought, promote: 'pnpm remote promote' })) return { brought };
      await placeRemote(store, one);
      return { brought, record: one.record };
    }),
  );
  const records = ready.flatMap(({ record }) => record ?? []);
  const brought = ready.map((one) => one.brought);
  await placeHostAssets(store.site, host);
  return settle(store, { host, records, brought }, 'assemble');
}

if (import.meta.filename === process.argv[1]) {
  const { revision, remotes } = await assemble();
  console.log(`Registry revision ${revision}`);
  for (const { name, version } of remotes) console.log(`  ${name} ${version}`);
}
