import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { packageOf, root } from '../workspace/paths.mjs';
import { exposesOf, federationPlugin } from './federation-plugin.mjs';
import { hostPage } from './host-page.mjs';
import { FreshAddressPlugin } from './plugins/fresh-address.mjs';
import { NamedChunksPlugin } from './plugins/named-chunks.mjs';
import { NoChunkZeroPlugin } from './plugins/no-chunk-zero.mjs';
import { NoSecondCopyPlugin } from './plugins/no-second-copy.mjs';
import { kitVersion } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
// webpack's own minimizer: a second one could bring a second webpack.
const Minimizer = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');
/** @param {string} file */
const here = (file) => path.join(import.meta.dirname, file);

/** @typedef {false | 'together' | 'single'} Serve */

/**
 * The bundler configuration of the host or of a remote. A package with a folder `src/exposes` is a remote.
 * @param {{
 *   dir: string,
 *   name: string,
 *   mode?: 'production' | 'development',
 *   exposes?: Record<string, string>,
 *   serve?: Serve,
 * }} options `serve` is set by the development servers: `together` compiles host and remotes in one process,
 * `single` compiles one remote for a page of production builds
 * @returns {import('webpack').Configuration}
 */
export function config({ dir, name, mode = 'production', exposes = exposesOf(dir), serve = false }) {
  const dev = mode !== 'production';
  const isHost = !exposes;
  const together = serve === 'together';
  const hashed = isHost ? 'assets/[name].[contenthash:10]' : '[name].[contenthash:10]';
  return {
    name,
    mode,
    target: ['web', 'es2022'],
    // Refresh families are keyed by module id, so in development ids must be unique across packages.
    context: dev ? root : dir,
    entry: isHost ? { main: path.join(dir, 'src/index.ts') } : {},
    devtool: devtool(dev, serve),
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      uniqueName: name.replaceAll('-', '_'),
      publicPath: isHost ? '/' : together ? `/remotes/${remoteName(dir)}/dev/` : 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      // A module that threw while it started is not cached as loaded.
      strictModuleErrorHandling: !isHost,
      assetModuleFilename: `${hashed}[ext]`,
      ...(dev ? {} : { filename: `${hashed}.js`, chunkFilename: `${hashed}.js` }),
      ...(dev ? {} : { cssFilename: `${hashed}.css`, cssChunkFilename: `${hashed}.css` }),
    },
    experiments: { css: true },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: serve ? oneRefreshRuntime() : {},
    },
    module: {
      rules: rules({ dir, dev, serve }),
      // A remote's styles are inside its scripts, and so under the same integrity hashes.
      parser: isHost ? {} : { css: { exportType: 'style' }, 'css/auto': { exportType: 'style' } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      name: `${name}-${serve || mode}`,
      version: `${kitVersion}-${packageOf(dir).version}-${Object.keys(exposes ?? {}).join()}`,
      buildDependencies: { config: ownFiles() },
    },
    optimization: dev ? {} : optimization(isHost),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      federationPlugin({ dir, scope: name.replaceAll('-', '_'), dev, exposes }),
      ...(isHost ? hostPage(dir, dev) : [new NoSecondCopyPlugin()]),
      // The registry pins manifest and entry, the entry pins every chunk.
      ...(isHost || dev
        ? []
        : [
            new NoChunkZeroPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new NamedChunksPlugin(),
            new FreshAddressPlugin(),
          ]),
      ...(together
        ? [
            new ReactRefreshPlugin({
              overlay: false,
              include: /\.[jt]sx?$/,
              exclude: [/node_modules/, /refresh-singleton/],
            }),
          ]
        : []),
    ],
  };
}

function oneRefreshRuntime() {
  return {
    'react-refresh/runtime$': here('loaders/refresh-singleton.cjs'),
    __react_refresh_real__: require.resolve('react-refresh/runtime'),
  };
}

/** @param {string} dir */
function remoteName(dir) {
  return packageOf(dir).myNote?.name ?? path.basename(dir).replace(/^remote-/, '');
}

// A change of this package invalidates every cached compilation.
function ownFiles() {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[mc]js$/.test(file) && !file.includes('.test.'))
    .map((file) => here(file));
}

/**
 * The policy of a production page allows no eval.
 * @param {boolean} dev
 * @param {Serve} serve
 */
function devtool(dev, serve) {
  if (!dev) return 'source-map';
  return serve === 'single' ? 'cheap-module-source-map' : 'eval-cheap-module-source-map';
}

/**
 * @param {{ dir: string, dev: boolean, serve: Serve }} options
 * @returns {import('webpack').RuleSetRule[]}
 */
function rules({ dir, dev, serve }) {
  const together = serve === 'together';
  // A production React has no development form of JSX, and nothing to refresh components with.
  const react = { runtime: 'automatic', development: dev && serve !== 'single', refresh: together };
  const hotExposes = {
    test: /\.tsx?$/,
    include: path.join(dir, 'src/exposes'),
    loader: here('loaders/hot-expose-loader.cjs'),
    options: { remote: remoteName(dir) },
  };
  return [
    ...(serve === 'single' ? [hotExposes] : []),
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } },
      },
    },
    {
      test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/].*|preset|preset-base|anatomy)\.js$/,
      loader: here('loaders/pure-loader.cjs'),
    },
    { test: /\.(woff2?|png|svg|webp|ico)$/, type: 'asset/resource' },
  ];
}

/**
 * @param {boolean} isHost
 * @returns {import('webpack').Configuration['optimization']}
 */
function optimization(isHost) {
  return {
    minimizer: [
      new Minimizer({
        test: /\.[cm]?js$/,
        minify: Minimizer.swcMinify,
        extractComments: false,
        minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
      }),
    ],
    splitChunks: isHost
      ? {
          // The service worker excludes telemetry and charts by name.
          chunks: isSplit,
          cacheGroups: {
            vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
            charts: {
              test: /[\\/]@chakra-ui[\\/]charts[\\/]/,
              name: 'charts',
              chunks: 'async',
              enforce: true,
            },
            // The service worker excludes it by name: most sites never use it.
            firebase: { test: /[\\/]@?firebase[\\/]/, name: firebaseChunk, chunks: 'async', enforce: true },
          },
        }
      : {
          cacheGroups: { default: { minChunks: 2, priority: -20, reuseExistingChunk: true, test: hasCode } },
        },
  };
}

/** @param {{ identifier: () => string }} module */
const firebaseChunk = (module) =>
  /firestore|webchannel/.test(module.identifier()) ? 'firebase-firestore' : 'firebase-sdk';

/** @param {import('webpack').Chunk} chunk */
const isSplit = (chunk) => chunk.name !== 'telemetry';

/**
 * A chunk that contains only references to shared modules has no file, and so no hash to pin.
 * @param {import('webpack').Module} module
 */
const hasCode = (module) => module.type !== 'consume-shared-module';
