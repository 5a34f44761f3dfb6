import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { exposesOf } from '../share/exposes.mjs';
import { remoteFederation } from '../share/federation-options.mjs';
import { remoteName } from '../share/package-json.mjs';
import { byRequest } from '../share/shared-modules.mjs';
import { FreshAddressPlugin } from '../webpack/plugins/fresh-address.mjs';
import { KitUsagePlugin } from '../webpack/plugins/kit-usage.mjs';
import { NamedChunksPlugin } from '../webpack/plugins/named-chunks.mjs';
import { NamedSourcesPlugin } from '../webpack/plugins/named-sources.mjs';
import { NoSecondCopyPlugin } from '../webpack/plugins/no-second-copy.mjs';
import { ScopedStylesPlugin } from '../webpack/plugins/scoped-styles.mjs';

const require = createRequire(import.meta.url);
const HOT_EXPOSES = path.join(import.meta.dirname, '../webpack/loaders/hot-expose-loader.cjs');

/**
 * The Rspack configuration of a remote: the same files, names, and hashes as with webpack (docs/remotes.md#bundlers).
 * @param {{
 *   dir: string,
 *   name?: string,
 *   mode?: 'production' | 'development',
 *   exposes?: Record<string, string>,
 *   serve?: false | 'single',
 * }} options `dir` is the remote's folder; `serve` is set by the development server
 * @returns {import('@rspack/core').Configuration}
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
  const hashed = '[name].[contenthash:10]';
  const scope = name.replaceAll('-', '_');
  const options = remoteFederation({ dir, scope, dev, exposes });
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    entry: {},
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      uniqueName: scope,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      strictModuleErrorHandling: true,
      assetModuleFilename: `${hashed}[ext]`,
      ...(dev ? {} : { filename: `${hashed}.js`, chunkFilename: `${hashed}.js` }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rules(dir, serve) },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({ ...options, shared: byRequest(options.shared) }),
      ...asPlugins([
        new NoSecondCopyPlugin(),
        new ScopedStylesPlugin(remoteName(dir)),
        ...(dev ? [] : [...pinned(), new KitUsagePlugin(dir)]),
      ]),
    ],
  };
}

/**
 * The plugins are typed for webpack, whose interface Rspack has too.
 * @param {unknown[]} plugins
 */
const asPlugins = (plugins) => /** @type {import('@rspack/core').RspackPluginInstance[]} */ (plugins);

// The registry pins manifest and entry, the entry pins every chunk.
const pinned = () => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  new NamedChunksPlugin(),
  new NamedSourcesPlugin(),
  new FreshAddressPlugin(),
];

/** @param {string} name */
const styles = (name) => ({
  // A map would put each style sheet into its script twice.
  sourceMap: false,
  modules: { auto: true, localIdentName: `${name}-[local]-[hash:base64:6]` },
});

/**
 * @param {string} dir
 * @param {false | 'single'} serve
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
function rules(dir, serve) {
  const hotExposes = {
    test: /\.tsx?$/,
    include: path.join(dir, 'src/exposes'),
    loader: HOT_EXPOSES,
    options: { remote: remoteName(dir) },
  };
  return [
    ...(serve ? [hotExposes] : []),
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
    // A remote's styles are inside its scripts, and so under the same integrity hashes.
    {
      test: /\.css$/,
      type: 'javascript/auto',
      use: [
        require.resolve('style-loader'),
        { loader: require.resolve('css-loader'), options: styles(remoteName(dir)) },
      ],
    },
    { test: /\.(woff2?|png|svg|webp|ico)$/, type: 'asset/resource' },
  ];
}
