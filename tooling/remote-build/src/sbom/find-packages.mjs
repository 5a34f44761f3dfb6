import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOfSource } from './bundled-packages.mjs';

/**
 * What a package.json says about a package.
 * @typedef {{ name: string, version?: string, [field: string]: unknown }} Installed
 */

/**
 * The packages whose code is in the scripts of a build, as the source maps say, sorted by name. A package without a
 * package.json has its name alone.
 * @param {string} dir folder of the remote or the host
 * @param {string} dist its build
 * @returns {Installed[]}
 */
export function findPackages(dir, dist) {
  const own = readPackage(dir)?.name;
  /** @type {Map<string, Installed>} */
  const found = new Map();
  for (const { source, folder } of sourcesOf(dist)) {
    const one = packageAt(source, [dir, folder]);
    if (one && one.name !== own) found.set(`${one.name} ${one.version ?? ''}`, one);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/**
 * The sources of each script, without the prefix and the query that bundlers add.
 * @param {string} dist
 */
function sourcesOf(dist) {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.map'),
  );
  return maps.flatMap((file) => {
    /** @type {{ sources?: string[] }} */
    const { sources = [] } = JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
    const folder = path.dirname(path.join(dist, file));
    return sources.map((source) => ({
      source: source.replace(/^webpack:\/\/[^/]*\//, '').replace(/[?|].*$/, ''),
      folder,
    }));
  });
}

/**
 * The package of a source; a bundler names files from the folder of the remote, or from that of the script.
 * @param {string} source
 * @param {string[]} folders
 * @returns {Installed | undefined}
 */
function packageAt(source, folders) {
  const name = packageOfSource(source);
  const file = folders.map((folder) => path.resolve(folder, source)).find((one) => existsSync(one));
  if (name === undefined) return file === undefined ? undefined : packageAbove(path.dirname(file));
  const inside = `node_modules/${name}`;
  const root = file?.slice(0, file.replaceAll('\\', '/').lastIndexOf(inside) + inside.length);
  return (root === undefined ? undefined : readPackage(root)) ?? { name };
}

/**
 * The package of a file outside of `node_modules`: the remote itself, or another one of its workspace.
 * @param {string} folder
 * @returns {Installed | undefined}
 */
function packageAbove(folder) {
  const found = readPackage(folder);
  // A package.json inside a package may only say the kind of its modules.
  if (found?.name || folder === path.dirname(folder)) return found;
  return packageAbove(path.dirname(folder));
}

/**
 * @param {string} folder
 * @returns {Installed | undefined}
 */
function readPackage(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
