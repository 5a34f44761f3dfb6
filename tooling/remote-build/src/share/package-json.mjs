import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The used fields of a package.json. `myNote` is a remote's declaration; publishing checks it in full.
 * @typedef {object} PackageJson
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [exports]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {{ name: string, pages: DeclaredPage[], fills?: Record<string, string>, flag?: string, setting?: Setting }} [myNote]
 * @typedef {{ label: string, hint?: string, labels?: Record<string, string>, hints?: Record<string, string> }} Setting
 * @typedef {{ path: string, module: string, next?: string[] }} DeclaredPage with the fields of `pageSchema` in the contract
 */

/**
 * Reads the package.json of a folder.
 * @param {string} dir
 * @returns {PackageJson}
 */
export function packageOf(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

/**
 * Reads the package.json of a package as the code in a folder would import it.
 * @param {string} name
 * @param {string} dir
 * @returns {PackageJson}
 */
export function installedPackage(name, dir) {
  const require = createRequire(path.join(dir, 'package.json'));
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
}

/**
 * The name of a remote: its declared one, or its folder's without `remote-`.
 * @param {string} dir
 */
export function remoteName(dir) {
  return packageOf(dir).myNote?.name ?? path.basename(dir).replace(/^remote-/, '');
}
