import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { exposesOf } from '../share/exposes.mjs';
import { remoteFederation } from '../share/federation-options.mjs';
import { remoteName } from '../share/package-json.mjs';
import { bundling, minimizer } from './bundling.mjs';
import { FreshAddressPlugin } from './plugins/fresh-address.mjs';
import { InsertedStylesPlugin } from './plugins/inserted-styles.mjs';
import { KitUsagePlugin } from './plugins/kit-usage.mjs';
import { NamedChunksPlugin } from './plugins/named-chunks.mjs';
import { NamedSourcesPlugin } from './plugins/named-sources.mjs';
import { NoChunkZeroPlugin } from './plugins/no-chunk-zero.mjs';
import { NoSecondCopyPlugin } from './plugins/no-second-copy.mjs';
import { OneSharingModulePlugin } from './plugins/one-sharing-module.mjs';
import { PageTemplatesPlugin } from './plugins/page-templates.mjs';
import { ScopedStylesPlugin } from './plugins/scoped-styles.mjs';

/**
 * The webpack configuration of a remote (docs/remotes.md#the-contract).
 * @param {{
 *   dir: string,
 *   name?: string,
 *   mode?: 'production' | 'development',
 *   exposes?: Record<string, string>,
 *   serve?: import('./bundling.mjs').Serve,
 * }} options `dir` is the remote's folder; `serve` is set by the development servers
 * @returns {import('webpack').Configuration}
 */
export function config({
  dir,
  name = `remote-${remoteName(dir)}`,
  mode = 'production',
  exposes = exposesOf(dir),
  serve = false,
}) {
  if (!exposes) throw new Error(`${dir} exposes nothing: it has no folder src/exposes`);
  const dev = mode !== 'production';
  const publicPath = serve === 'together' ? `/remotes/${remoteName(dir)}/dev/` : 'auto';
  const base = bundling({ dir, name, dev, serve, hashed: '[name].[contenthash:10]', publicPath });
  const scope = name.replaceAll('-', '_');
  return {
    ...base,
    entry: {},
    // A module that threw while it started is not cached as loaded.
    output: { ...base.output, strictModuleErrorHandling: true },
    module: {
      ...base.module,
      // A remote's styles are inside its scripts, and so under the same integrity hashes.
      parser: { css: { exportType: 'style' }, 'css/auto': { exportType: 'style' } },
      generator: { 'css/auto': { localIdentName: `${remoteName(dir)}-[local]-[hash]` } },
    },
    optimization: dev ? {} : optimization(),
    plugins: [
      new ModuleFederationPlugin(remoteFederation({ dir, scope, dev, exposes })),
      new NoSecondCopyPlugin(),
      new ScopedStylesPlugin(remoteName(dir)),
      new InsertedStylesPlugin(),
      ...(dev ? [] : [...pinned(), new KitUsagePlugin(dir), new PageTemplatesPlugin(dir)]),
      ...(serve === 'together' ? [refresh()] : []),
    ],
  };
}

// The registry pins manifest and entry, the entry pins every chunk.
const pinned = () => [
  new NoChunkZeroPlugin(),
  new OneSharingModulePlugin(),
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  new NamedChunksPlugin(),
  new NamedSourcesPlugin(),
  new FreshAddressPlugin(),
];

/** Replaces components in place. Host and remotes that are compiled together use it. */
export const refresh = () =>
  new ReactRefreshPlugin({
    overlay: false,
    include: /\.[jt]sx?$/,
    exclude: [/node_modules/, /refresh-singleton/],
  });

/** @returns {import('webpack').Configuration['optimization']} */
const optimization = () => ({
  minimizer: minimizer(),
  splitChunks: {
    // A page is one file: what two chunks share is in both, unless it is as large as an editor.
    minSize: SEPARATE_BYTES,
    cacheGroups: {
      default: { minChunks: 2, priority: -20, reuseExistingChunk: true, test: hasCode },
      defaultVendors: { minSize: LIBRARY_BYTES, test: /[\\/]node_modules[\\/]/, priority: -10 },
    },
  },
});

/** Uncompressed, and with comments. */
const SEPARATE_BYTES = 60_000;
/** A library of this size is a file of its own, which stays in the browser's cache when the remote changes. */
const LIBRARY_BYTES = 500_000;

/**
 * A chunk that contains only references to shared modules has no file, and so no hash to pin.
 * @param {import('webpack').Module} module
 */
const hasCode = (module) => module.type !== 'consume-shared-module';
