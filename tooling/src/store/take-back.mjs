import { pointedTo, readRegistry } from './registry.mjs';
import { readRecord, removeRecord, versionFolder, wasPublished } from './release-records.mjs';

/**
 * Removes what was placed for a publish that was refused: nobody may fetch what did not pass the checks. What went
 * live meanwhile, by somebody else, stays.
 * @param {import('./store.mjs').Store} store
 * @param {import('./release-records.mjs').ReleaseRecord[]} records
 */
export const takeBack = (store, records) =>
  store.exclusively(async () => {
    const { registry } = await readRegistry(store);
    for (const { name, release } of records) {
      const known = await readRecord(store, name, release.version);
      const entry = registry.remotes.find((one) => one.name === name);
      const isNamed = entry && pointedTo(entry).some((one) => one.release.version === release.version);
      if (isNamed || (known && (await wasPublished(store, registry, known)))) continue;
      if (known) await removeRecord(store, name, release.version);
      await store.site.removeFolder(versionFolder(name, release.version));
    }
  });
