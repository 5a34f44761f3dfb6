import path from 'node:path';
import { remoteFoldersOf, root, siteDir } from './paths.mjs';
import { goLive } from './store/go-live.mjs';
import { placeHostAssets, readBuiltHost } from './store/place-host.mjs';
import { placeRemote } from './store/place-remote.mjs';
import { openStore } from './store/store.mjs';

/**
 * Writes the site from what is built: the host's files at the root, each remote in a directory that never
 * changes, and the registry that points to them, in one flip. Remotes that were published from elsewhere stay.
 * @param {{ from?: string, site?: string, remotes?: string[] }} [options]
 * @returns the registry
 */
export async function assemble({ from = root, site = siteDir, remotes = remoteFoldersOf(from) } = {}) {
  const store = await openStore(site);
  const host = readBuiltHost(path.join(from, 'host/dist'));
  const placed = await Promise.all(remotes.map((folder) => placeRemote(store, path.join(from, folder))));
  await placeHostAssets(store.site, host);
  const records = placed.map(({ record }) => record);
  const { registry } = await goLive(store, { host, records }, { what: 'assemble' });
  return registry;
}

if (import.meta.filename === process.argv[1]) {
  const { revision, remotes } = await assemble();
  console.log(`Registry revision ${revision}`);
  for (const { name, version } of remotes) console.log(`  ${name} ${version}`);
}
