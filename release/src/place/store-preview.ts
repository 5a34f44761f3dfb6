import { type ReleaseRecord, versionFolder } from '../journal/release-records.ts';
import type { Store } from '../store/store.ts';

/**
 * The store as it will be with releases that are not in it yet: they are checked before anybody could fetch them.
 */
export function withUnplaced(
  store: Store,
  releases: { record: ReleaseRecord; files: Map<string, Buffer> }[],
): Store {
  const folders = new Map(
    releases.map(({ record: { name, release }, files }) => [versionFolder(name, release.version), files]),
  );
  const contentOf = (key: string) => {
    for (const [folder, files] of folders)
      if (key.startsWith(`${folder}/`)) return files.get(key.slice(folder.length + 1));
    return undefined;
  };
  const site = {
    ...store.site,
    read: async (key: string) => {
      const content = contentOf(key);
      return content ? { content, tag: '' } : store.site.read(key);
    },
    list: async (folder: string) => {
      const files = folders.get(folder);
      if (!files) return store.site.list(folder);
      return [...files.keys()].map((file) => ({ key: `${folder}/${file}`, modified: Date.now() }));
    },
  };
  return { ...store, site };
}
