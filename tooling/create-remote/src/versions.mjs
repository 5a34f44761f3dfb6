import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a new repository depends on.
 * @typedef {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} Versions
 * @typedef {Versions & { bundlers: Record<import('./new-remote.mjs').Bundler, Record<string, string>> }} Released
 */

/**
 * The versions that this package was released with. Packing it writes them beside it.
 * @returns {Released}
 */
export function releasedVersions() {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../versions.json'), 'utf8'));
}

/**
 * Takes the product's own packages from a folder with their tarballs, as `npm pack` names them.
 * @param {Versions} versions
 * @param {string} folder
 * @returns {Versions}
 */
export function fromTarballs(versions, folder) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  /** @param {string} name */
  const tarballOf = (name) => {
    const start = name.replace('@', '').replace('/', '-');
    const found = tarballs.find((file) => new RegExp(`^${start}-\\d`).test(file));
    if (!found) throw new Error(`${folder} has no package of ${name}.`);
    return `file:${path.join(path.resolve(folder), found)}`;
  };
  /** @param {Record<string, string>} wanted */
  const replaced = (wanted) =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => [
        name,
        name.startsWith('@my-note/') ? tarballOf(name) : range,
      ]),
    );
  return {
    dependencies: replaced(versions.dependencies),
    devDependencies: replaced(versions.devDependencies),
  };
}
