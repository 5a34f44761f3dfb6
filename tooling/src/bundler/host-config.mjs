import { createRequire } from 'node:module';
import path from 'node:path';
import { bundling, minimizer } from '@my-note/remote-build/bundling';
import { refresh } from '@my-note/remote-build/webpack';
import { hostFederation } from './host-federation.mjs';
import { hostGroups, ISOLATED, isolatedEntry } from './host-groups.mjs';
import { hostPage } from './host-page.mjs';

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
  const isolated = isolatedEntry(dir, dev);
  const hashed = 'assets/[name].[contenthash:10]';
  const sources = [import.meta.dirname];
  const base = bundling({ dir, name, dev, serve, hashed, publicPath: '/', sources });
  return {
    ...base,
    entry: { main: path.join(dir, 'src/index.ts'), ...(isolated ? { [ISOLATED]: isolated } : {}) },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...(dev ? {} : routerWithoutWarnings(dir)) },
    },
    module: { ...base.module, rules: [...base.module.rules, pureThemes] },
    optimization: dev ? {} : optimization(),
    plugins: [
      hostFederation({ dir, scope: name.replaceAll('-', '_'), dev }),
      ...hostPage(dir, dev),
      ...(serve === 'together' ? [refresh()] : []),
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

/** @returns {import('webpack').Configuration['optimization']} */
const optimization = () => ({
  minimizer: minimizer(),
  // The service worker excludes telemetry by name.
  splitChunks: { chunks: ({ name }) => name !== 'telemetry' && name !== ISOLATED, cacheGroups: hostGroups() },
});
