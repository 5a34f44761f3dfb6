import { createRequire } from 'node:module';
import path from 'node:path';
import { bundling, minimizer } from '@my-note/remote-build/bundling';
import { OneSharingModulePlugin } from '@my-note/remote-build/one-sharing-module';
import { refresh } from '@my-note/remote-build/webpack';
import { hostFederation } from './host-federation.mjs';
import { hostGroups } from './host-groups.mjs';
import { framePage, hostPage } from './host-page.mjs';

/**
 * The webpack configuration of the host, and of the development shell.
 * @param {{
 *   dir: string,
 *   name: string,
 *   mode?: 'production' | 'development',
 *   serve?: import('@my-note/remote-build/bundling').Serve,
 * }} options `serve` is set by the development servers
 * @returns {import('webpack').Configuration}
 */
export function config({ dir, name, mode = 'production', serve = false }) {
  const dev = mode !== 'production';
  const hashed = 'assets/[name].[contenthash:8]';
  const sources = [import.meta.dirname];
  const base = bundling({ dir, name, dev, serve, hashed, publicPath: '/', sources });
  return {
    ...base,
    entry: { main: path.join(dir, 'src/index.ts') },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...(dev ? {} : routerWithoutWarnings(dir)) },
    },
    module: { ...base.module, rules: [...base.module.rules, pureThemes, narrowFonts] },
    optimization: dev ? {} : optimization(),
    plugins: [
      hostFederation({ dir, scope: name.replaceAll('-', '_'), dev }),
      new OneSharingModulePlugin(),
      ...hostPage(dir, dev),
      ...(serve === 'together' ? [refresh()] : []),
    ],
  };
}

/**
 * The webpack configuration of the program that runs an isolated remote in its frame, for `isolated.html`. A build of its own,
 * because modules that two entries of one build have in common cannot be merged, and the page would grow. It comes after the
 * host's, whose folder it adds to.
 * @param {{ dir: string, name: string }} options `name` is that of the host
 * @returns {import('webpack').Configuration}
 */
export function frameConfig({ dir, name }) {
  const host = config({ dir, name });
  // One file for all that every frame needs first.
  const { vendor: _vendor, ...cacheGroups } = hostGroups() ?? {};
  return {
    ...host,
    name: `${name}-frame`,
    dependencies: [name],
    entry: { isolated: path.join(dir, 'src/isolated/index.ts') },
    output: { ...host.output, clean: false, chunkFilename: 'assets/isolated-[name].[contenthash:10].js' },
    optimization: { minimizer: minimizer(), splitChunks: { chunks: 'async', cacheGroups } },
    cache: { ...Object(host.cache), name: `${name}-frame-production` },
    plugins: [
      hostFederation({ dir, scope: name.replaceAll('-', '_'), dev: false }),
      new OneSharingModulePlugin(),
      ...framePage(dir),
    ],
  };
}

/**
 * The router's package exports its development build alone, which warns. The other has the same files beside it.
 * @param {string} dir
 */
function routerWithoutWarnings(dir) {
  const kit = createRequire(path.join(dir, 'package.json')).resolve('@my-note/kit/router');
  const dom = createRequire(kit).resolve('react-router-dom');
  const build = path.join(path.dirname(createRequire(dom).resolve('react-router')), '../production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

const pureThemes = {
  test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/].*|preset|preset-base|anatomy)\.js$/,
  loader: path.join(import.meta.dirname, 'loaders/pure-loader.cjs'),
};

// Those that the first load brings.
const narrowFonts = {
  test: /source-(sans-3|serif-4)-latin-wght-normal\.woff2$/,
  loader: path.join(import.meta.dirname, 'loaders/narrow-font-loader.cjs'),
};

/** @returns {import('webpack').Configuration['optimization']} */
const optimization = () => ({
  minimizer: minimizer(),
  // The service worker excludes telemetry by name.
  splitChunks: { chunks: ({ name }) => name !== 'telemetry', cacheGroups: hostGroups() },
});
