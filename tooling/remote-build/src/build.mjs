import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSbom } from './sbom/write-sbom.mjs';

const VITE = 'vite.config.mjs';
/** The other bundlers, by the name of the configuration that a remote has. */
const BUNDLERS = {
  'webpack.config.mjs': async () => (await import('webpack')).default,
  'rspack.config.mjs': async () => asWebpack((await import('@rspack/core')).rspack),
};

/**
 * Compiles the host or a remote once, with the configuration in its folder, prints errors and warnings, and writes the
 * bill of materials.
 * @param {string} dir
 * @returns {Promise<number>} exit code
 */
export async function build(dir) {
  if (existsSync(path.join(dir, VITE))) return buildWithVite(dir);
  const { bundler, config } = await bundlerOf(dir, { mode: 'production' });
  const compiler = bundler(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  const report = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY === true });
  if (report) console.log(report);
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) return 1;
  writeSbom(dir);
  return 0;
}

/**
 * Rspack has webpack's interface.
 * @param {unknown} bundler
 */
const asWebpack = (bundler) => /** @type {typeof import('webpack')} */ (bundler);

/** @param {string} dir */
async function buildWithVite(dir) {
  const vite = await import('vite');
  await vite.build({ root: dir, configFile: path.join(dir, VITE) });
  writeSbom(dir);
  return 0;
}

/**
 * The bundler that the folder of a remote has a configuration for.
 * @param {string} dir
 * @param {object} env what the configuration is made for
 */
export async function bundlerOf(dir, env) {
  for (const [file, load] of Object.entries(BUNDLERS)) {
    const config = path.join(dir, file);
    if (!existsSync(config)) continue;
    const { default: make } = await import(pathToFileURL(config).href);
    return { bundler: await load(), config: make(env) };
  }
  // The development server is webpack's; the remote is the same.
  if (existsSync(path.join(dir, VITE))) {
    const { config } = await import('./webpack/remote-config.mjs');
    return { bundler: await BUNDLERS['webpack.config.mjs'](), config: config({ dir, ...env }) };
  }
  throw new Error(`${dir} has none of ${[...Object.keys(BUNDLERS), VITE].join(', ')}.`);
}
