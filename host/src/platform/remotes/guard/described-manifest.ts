import type { Release } from '@my-note/contract/registry';

/** The manifest of a release as far as the federation runtime reads it to load a page, made of its registry entry. */
export function describedManifest({ scope, manifest, entry, contract, pages = [] }: Release) {
  const folder = manifest.url.replace(/[^/]*$/, '');
  // A file outside of the release gets an address without a hash, and is not run.
  const relative = (url: string) => url.slice(folder.length);
  const none = { sync: [], async: [] };
  return {
    id: scope,
    name: scope,
    metaData: {
      name: scope,
      globalName: scope,
      contract,
      buildInfo: {},
      publicPath: 'auto',
      remoteEntry: { name: relative(entry.url), path: '', type: 'global' },
    },
    shared: [],
    exposes: pages.map(({ module, files }) => ({
      name: module,
      path: `./${module}`,
      assets: { js: { sync: files.map(relative), async: [] }, css: none },
    })),
  };
}
