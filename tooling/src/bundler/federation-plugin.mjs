import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageOf } from '../workspace/paths.mjs';
import { contractNeeded, sharedModules } from './shared-modules.mjs';

/**
 * The exposed modules of a remote: every file of `src/exposes`, by its name.
 * @param {string} dir
 * @returns {Record<string, string> | undefined} undefined for the host, which exposes nothing
 */
export function exposesOf(dir) {
  const folder = path.join(dir, 'src/exposes');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  return Object.fromEntries(
    files.sort().map((file) => [`./${path.parse(file).name}`, path.join(folder, file)]),
  );
}

// The module that `provideExternalRuntime` would add, as ESM: as CommonJS it brings a second runtime of 22 kB.
const provideRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/**
 * @param {{ dir: string, scope: string, dev: boolean, exposes?: Record<string, string> }} options
 */
export function federationPlugin({ dir, scope, dev, exposes }) {
  const isHost = !exposes;
  // The host brings the federation runtime once; a remote that contained its own would be 20 kB larger.
  const guard = path.join(dir, 'src/guard-plugin.ts');
  return new ModuleFederationPlugin({
    name: scope,
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
    ...(exposes ? { exposes } : {}),
    ...(isHost ? { runtimePlugins: [...(existsSync(guard) ? [guard] : []), provideRuntime] } : {}),
    // In development the remote's own loader loads a page's chunks: they have no hash yet.
    manifest: isHost
      ? false
      : { additionalData: ({ stats }) => addIdentity(stats, dir), disableAssetsAnalyze: dev },
    dts: false,
    // The default strategy fetches every remote at start: an unavailable one would blank the page.
    shareStrategy: 'loaded-first',
    shared: sharedModules(isHost ? 'host' : 'remote'),
    experiments: {
      externalRuntime: !isHost,
      optimization: { target: 'web', ...(isHost ? {} : { disableRemote: true }) },
    },
  });
}

/**
 * Only keys of metaData reach the manifest that browsers read. Pages and slots are for a developer's own copy of
 * a remote that no registry names yet.
 * @template {{ metaData: object }} Stats
 * @param {Stats} stats
 * @param {string} dir
 */
function addIdentity(stats, dir) {
  const { version, myNote } = packageOf(dir);
  const { pages, fills } = myNote ?? {};
  Object.assign(stats.metaData, { contract: contractNeeded, version, pages, fills });
  return stats;
}
