import { installedPackage } from './package-json.mjs';

/**
 * @typedef {object} SharedModule
 * @property {true} singleton
 * @property {true} strictVersion
 * @property {string} requiredVersion
 * @property {string} [version] that the host provides
 * @property {boolean} [eager] whether it is part of the host's first load
 * @property {false} [import] a remote brings none of its own
 * @property {string} [shareKey]
 * @property {string} [request]
 * @property {string} [packageName]
 */

const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
const KIT = '@my-note/kit';

/** Names that modules are shared under at run time. Live remotes expect these, also of packages that have another name. */
const SHARE_KEYS = {
  [KIT]: '@my-note/shared-kit',
  '@my-note/contract': '@my-note/shared-kit/contract',
};

// Loaded on demand; everything else is part of the host's first load.
const LAZY = new Set([
  '@my-note/contract/account',
  '@my-note/contract/activity',
  '@my-note/contract/factors',
  '@my-note/contract/firebase',
  '@my-note/contract/jobs',
  '@my-note/contract/passwords',
  '@my-note/contract/people',
  '@my-note/contract/releases',
  '@my-note/contract/report',
  '@my-note/contract/requests',
  '@my-note/contract/sessions',
  '@my-note/contract/tags',
  '@my-note/contract/tasks',
  '@my-note/contract/webhooks',
  '@my-note/contract/youtube',
  '@my-note/kit/charts',
  '@my-note/kit/form',
  '@my-note/kit/forms',
  '@my-note/kit/items',
  '@my-note/kit/keys',
  '@my-note/kit/lists',
  '@my-note/kit/markdown',
  '@my-note/kit/notifications',
  '@my-note/kit/overlays',
]);

// Test helpers, and resources that only the host or the service uses. The build refuses a remote that imports one of them
// (NoSecondCopyPlugin) until the entry is removed from this list.
const NEVER = new Set([
  '@my-note/contract/bare-url',
  '@my-note/contract/contract-range',
  '@my-note/contract/count-words',
  '@my-note/contract/grant',
  '@my-note/contract/isolated',
  '@my-note/contract/capture',
  '@my-note/contract/item-calls',
  '@my-note/contract/journal',
  '@my-note/contract/kept-list',
  // The script before the app has no room for the federation runtime.
  '@my-note/contract/language-early',
  '@my-note/contract/list-copy',
  '@my-note/contract/list-parts',
  '@my-note/contract/look',
  '@my-note/contract/markdown-bounds',
  '@my-note/contract/markdown-html',
  '@my-note/contract/markdown-tasks',
  '@my-note/contract/package.json',
  '@my-note/contract/picture-widths',
  '@my-note/contract/push',
  '@my-note/contract/registry',
  '@my-note/contract/search-filters',
  // Remotes import it from the entry of tasks, which the host shares already.
  '@my-note/contract/searches',
  // Workers use it and have no federation runtime. It is stateless, so every build contains a copy.
  '@my-note/contract/search-text',
  '@my-note/contract/telemetry',
  '@my-note/contract/testing/dice',
  '@my-note/contract/testing/hostile-texts',
  '@my-note/kit/package.json',
  '@my-note/kit/page-template',
  '@my-note/kit/testing',
]);

/**
 * The contract between host and remotes: the version of the kit, which the contract's package has too.
 * @param {string} dir folder whose kit is meant
 */
export const kitVersion = (dir) => installedPackage(KIT, dir).version;

/**
 * The oldest contract that a remote of this build runs with; a patch of the kit adds no exports.
 * @param {string} dir folder of the remote
 */
export const contractNeeded = (dir) => kitVersion(dir).replace(/\d+$/, '0');

/**
 * The singletons. The host provides all of them; a remote only consumes them (`import: false`) and is refused when the
 * versions do not fit.
 * Chakra UI, the router and TanStack Query are absent on purpose: a shared package is never
 * tree-shaken, so they reach remotes through the named re-exports of the kit.
 * @param {'host' | 'remote'} role
 * @param {string} dir folder of the host or of the remote
 * @returns {Record<string, SharedModule>} by the name in the share scope
 */
export function sharedModules(role, dir) {
  const react = installedPackage('react', dir).version;
  /** @type {(version: string, requiredVersion: string, eager: boolean) => SharedModule} */
  const one = (version, requiredVersion, eager) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...(role === 'host' ? { version, eager } : { import: false }),
  });
  return Object.fromEntries([
    ...REACT.map((name) => [name, one(react, `^${react.split('.')[0]}.0.0`, true)]),
    ...Object.entries(SHARE_KEYS).flatMap(([name, key]) =>
      sharedEntries(name, dir).map(({ request, entry }) => [
        key + entry,
        {
          ...one(kitVersion(dir), `^${contractNeeded(dir)}`, !LAZY.has(request)),
          request,
          shareKey: key + entry,
          // The manifest lists a shared module only when its package.json can be found by this name.
          packageName: request,
        },
      ]),
    ),
  ]);
}

/**
 * What is shared of a package; not its catalogues, which the host loads with its own.
 * @param {string} name
 * @param {string} dir
 */
function sharedEntries(name, dir) {
  return Object.keys(installedPackage(name, dir).exports ?? {})
    .map((entry) => ({ entry: entry.slice(1), request: name + entry.slice(1) }))
    .filter(({ request }) => !NEVER.has(request) && !request.includes('/languages/'));
}

/**
 * Shared modules by the name that code imports them by; the name in the share scope is the `shareKey`. Rspack and Vite
 * look for imports by the key.
 * @param {Record<string, SharedModule>} shared
 * @returns {Record<string, Omit<SharedModule, 'request' | 'packageName'>>}
 */
export const byRequest = (shared) =>
  Object.fromEntries(
    Object.entries(shared).map(([key, { request = key, packageName: _name, ...options }]) => [
      request,
      options,
    ]),
  );
