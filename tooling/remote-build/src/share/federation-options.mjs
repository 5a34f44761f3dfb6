import { languagesOf } from './exposes.mjs';
import { packageOf } from './package-json.mjs';
import { contractNeeded, sharedModules } from './shared-modules.mjs';

/**
 * The options of the federation plugin for a remote, the same for each bundler.
 * @param {{ dir: string, scope: string, dev: boolean, exposes: Record<string, string> }} options
 */
export const remoteFederation = ({ dir, scope, dev, exposes }) => ({
  name: scope,
  filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
  exposes,
  manifest: {
    /**
     * @template {{ metaData: object }} Stats
     * @param {{ stats: Stats }} options
     */
    additionalData: ({ stats }) => {
      Object.assign(stats.metaData, identityOf(dir));
      return stats;
    },
    // In development the remote's own loader loads a page's chunks: they have no hash yet.
    disableAssetsAnalyze: dev,
  },
  dts: false,
  shareStrategy: /** @type {const} */ ('loaded-first'),
  shared: sharedModules('remote', dir),
  // The host brings the federation runtime once; a remote that contained its own would be 20 kB larger.
  experiments: {
    externalRuntime: true,
    optimization: { target: /** @type {const} */ ('web'), disableRemote: true },
  },
});

/**
 * What the manifest says of a remote. Only keys of metaData reach the manifest that browsers read. Pages, slots and languages are
 * for a developer's own copy of a remote that no registry names yet.
 * @param {string} dir
 */
export function identityOf(dir) {
  const { version, myNote } = packageOf(dir);
  const { pages, fills } = myNote ?? {};
  return { contract: contractNeeded(dir), version, pages, fills, languages: languagesOf(dir) };
}
