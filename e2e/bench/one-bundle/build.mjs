import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { withCompressed } from '../../../release/src/place/compress.ts';
import { config } from '../../../tooling/src/bundler/host-config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const webpack = createRequire(path.join(root, 'tooling/package.json'))('webpack');
/** @typedef {{ hasErrors: () => boolean, toString: (options: object) => string }} Stats */

// Replacements for the code between the host and its remotes; the pages become chunks of the one bundle.
const INSTEAD = new Map([
  [
    path.join(root, 'host/src/platform/remotes/load/remotes.ts'),
    path.join(import.meta.dirname, 'remotes.js'),
  ],
  [
    path.join(root, 'host/src/platform/remotes/load/registry.ts'),
    path.join(import.meta.dirname, 'registry.js'),
  ],
  [path.join(root, 'host/src/early/page-files.ts'), path.join(import.meta.dirname, 'page-files.js')],
]);

// Federation, and the short ids, which are too few for the modules of all packages.
const LEFT_OUT = ['ModuleFederationPlugin', 'DeterministicModuleIdsPlugin'];

/**
 * Builds host and remotes as one bundle, without federation: the same sources, the same bundler and minimizer,
 * pages as its chunks.
 * @returns {Promise<string>} the folder of the site
 */
async function buildOneBundle() {
  const site = mkdtempSync(path.join(os.tmpdir(), 'my-note-one-bundle-'));
  const host = config({ dir: path.join(root, 'host'), name: 'host' });
  /** @type {ReturnType<typeof config>} */
  const whole = {
    ...host,
    name: 'one-bundle',
    cache: false,
    devtool: false,
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    output: { ...host.output, path: site, clean: false },
    // The replacements find the packages of the host.
    resolve: { ...host.resolve, modules: ['node_modules', path.join(root, 'host/node_modules')] },
    plugins: [
      ...(host.plugins ?? []).filter((plugin) => !LEFT_OUT.includes(plugin?.constructor.name ?? '')),
      new webpack.NormalModuleReplacementPlugin(/remotes|registry|page-files/, replace),
    ],
  };
  /** @type {Stats} */
  const stats = await new Promise((resolve, reject) => {
    /** @type {(error: Error | null, result: Stats) => void} */
    const done = (error, result) => (error ? reject(error) : resolve(result));
    webpack(whole).run(done);
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  withoutRegistry(site);
  await compress(site);
  return site;
}

/** @param {{ createData?: { resource?: string } }} resolve */
function replace(resolve) {
  const instead = INSTEAD.get(resolve.createData?.resource ?? '');
  if (!instead || !resolve.createData) return;
  const context = path.dirname(instead);
  Object.assign(resolve.createData, { resource: instead, userRequest: instead, context });
}

/**
 * Removes the early request for the registry: here nothing is looked up before the page starts.
 * @param {string} site
 */
function withoutRegistry(site) {
  const file = path.join(site, 'index.html');
  const page = readFileSync(file, 'utf8');
  const preload = /<link[^>]+registry\.json[^>]*>/;
  if (!preload.test(page)) throw new Error(`${file} has nothing like ${preload}`);
  writeFileSync(file, page.replace(preload, ''));
}

/**
 * Compresses the files as those of the federated site are.
 * @param {string} site
 */
async function compress(site) {
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = new Map(names.map((name) => [name, readFileSync(name)]));
  for (const [name, content] of await withCompressed(files)) writeFileSync(name, content);
}

console.log(await buildOneBundle());
