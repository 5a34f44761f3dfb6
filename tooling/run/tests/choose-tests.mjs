import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageOf, root } from '../../src/workspace/paths.mjs';

const NOT_UNIT = ['api', 'e2e'];

/** Folders of the packages whose tests need neither a database nor a browser. */
export function unitPackages() {
  const nested = readdirSync(path.join(root, 'tooling')).map((folder) => `tooling/${folder}`);
  return [...readdirSync(root), ...nested].filter(
    (folder) =>
      !NOT_UNIT.includes(folder) &&
      existsSync(path.join(root, folder, 'package.json')) &&
      packageOf(path.join(root, folder)).scripts?.test !== undefined,
  );
}

/**
 * Chooses tests by name: `unit`, `api`, `e2e`, or packages by their folder or short name. Without a name, all.
 * @param {string[]} names
 * @param {string[]} packages folders of the packages with unit tests
 */
export function chooseTests(names, packages) {
  /** @param {string} name */
  const folderOf = (name) =>
    [name, `remote-${name}`, `shared-${name}`, `tooling/${name}`].find((folder) => packages.includes(folder));
  const known = ['unit', ...NOT_UNIT];
  const unknown = names.filter((name) => !known.includes(name) && !folderOf(name));
  if (unknown.length > 0) {
    console.error(`Unknown tests: ${unknown.join(', ')}. There are: ${[...known, ...packages].join(', ')}.`);
    process.exit(2);
  }
  const isEverything = names.length === 0;
  const named = names.map(folderOf).filter((folder) => folder !== undefined);
  return {
    units: isEverything || names.includes('unit') ? packages : [...new Set(named)],
    hasApi: isEverything || names.includes('api'),
    hasE2e: isEverything || names.includes('e2e'),
    isEverything,
  };
}
