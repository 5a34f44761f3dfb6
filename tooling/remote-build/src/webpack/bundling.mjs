import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf, remoteName } from '../share/package-json.mjs';
import { kitVersion } from '../share/shared-modules.mjs';

const require = createRequire(import.meta.url);
// webpack's own minimizer: a second one could bring a second webpack.
const Minimizer = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');
const here = import.meta.dirname;

/**
 * `together` compiles host and remotes in one process, `single` compiles one remote for a page of production builds.
 * @typedef {false | 'together' | 'single'} Serve
 */

/**
 * What the bundler configurations of the host and of a remote have in common.
 * @param {{
 *   dir: string,
 *   name: string,
 *   dev: boolean,
 *   serve: Serve,
 *   hashed: string,
 *   publicPath: string,
 *   sources?: string[],
 * }} options `hashed` is the pattern of file names without an extension, `sources` are folders whose change
 * invalidates the cache
 * @returns {import('webpack').Configuration & {
 *   output: NonNullable<import('webpack').Configuration['output']>,
 *   module: import('webpack').ModuleOptions & { rules: import('webpack').RuleSetRule[] },
 * }}
 */
export function bundling({ dir, name, dev, serve, hashed, publicPath, sources = [] }) {
  return {
    name,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Refresh families are keyed by module id, so in development ids must be unique across packages.
    context: dev ? path.dirname(dir) : dir,
    devtool: devtool(dev, serve),
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      uniqueName: name.replaceAll('-', '_'),
      publicPath,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      assetModuleFilename: `${hashed}[ext]`,
      ...(dev ? {} : { filename: `${hashed}.js`, chunkFilename: `${hashed}.js` }),
      ...(dev ? {} : { cssFilename: `${hashed}.css`, cssChunkFilename: `${hashed}.css` }),
    },
    experiments: { css: true },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: serve ? oneRefreshRuntime() : {},
    },
    module: { rules: rules({ dir, dev, serve }) },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
      name: `${name}-${serve || (dev ? 'development' : 'production')}`,
      version: `${kitVersion(dir)}-${packageOf(dir).version}`,
      buildDependencies: { config: [path.dirname(here), ...sources].flatMap(scriptsIn) },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Minimizes scripts, the same way for host and remotes. */
export const minimizer = () => [
  new Minimizer({
    test: /\.[cm]?js$/,
    minify: Minimizer.swcMinify,
    extractComments: false,
    minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
  }),
];

function oneRefreshRuntime() {
  return {
    'react-refresh/runtime$': path.join(here, 'loaders/refresh-singleton.cjs'),
    __react_refresh_real__: require.resolve('react-refresh/runtime'),
  };
}

/** @param {string} folder */
function scriptsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[mc]js$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
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
  // A production React has no development form of JSX, and nothing to refresh components with.
  const react = {
    runtime: 'automatic',
    development: dev && serve !== 'single',
    refresh: serve === 'together',
  };
  const hotExposes = {
    test: /\.tsx?$/,
    include: path.join(dir, 'src/exposes'),
    loader: path.join(here, 'loaders/hot-expose-loader.cjs'),
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
      test: /@milkdown[\\/](core|plugin-\w+|preset-\w+)[\\/]lib[\\/]index\.js$/,
      loader: path.join(here, 'loaders/milkdown-loader.cjs'),
    },
    { test: /\.(woff2?|png|svg|webp|ico)$/, type: 'asset/resource' },
  ];
}
