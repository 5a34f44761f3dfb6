import { versionFolder } from './release-records.mjs';

/**
 * The store as it will be with releases that are not in it yet: they are checked before anybody could fetch them.
 * @param {import('./store.mjs').Store} store
 * @param {{ record: import('./release-records.mjs').ReleaseRecord, files: Map<string, Buffer> }[]} releases
 * @returns {import('./store.mjs').Store}
 */
export function withUnplaced(store, releases) {
  const folders = new Map(
    releases.map(({ record: { name, release }, files }) => [versionFolder(name, release.version), files]),
  );
  const contentOf = (key) => {
    for (const [folder, files] of folders)
      if (key.startsWith(`${folder}/`)) return files.get(key.slice(folder.length + 1));
    return undefined;
  };
  const site = {
    ...store.site,
    read: async (key) => {
      const content = contentOf(key);
      return content ? { content, tag: '' } : store.site.read(key);
    },
    list: async (folder) => {
      const files = folders.get(folder);
      if (!files) return store.site.list(folder);
      return [...files.keys()].map((file) => ({ key: `${folder}/${file}`, modified: Date.now() }));
    },
  };
  return { ...store, site };
}
