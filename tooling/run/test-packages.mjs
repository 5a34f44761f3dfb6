import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageOf, root } from '../src/workspace/paths.mjs';

const APART = ['api', 'e2e'];

/** Folders of the packages whose tests need neither a database nor a browser. */
export function unitPackages() {
  return readdirSync(root).filter(
    (folder) =>
      !APART.includes(folder) &&
      existsSync(path.join(root, folder, 'package.json')) &&
      packageOf(path.join(root, folder)).scripts?.test !== undefined,
  );
}

/**
 * Which tests a person asked for: `unit`, `api`, `e2e`, or packages by their folder or short name. Without a name,
 * everything.
 * @param {string[]} asked
 * @param {string[]} packages folders of the packages with unit tests
 */
export function chooseTests(asked, packages) {
  /** @param {string} name */
  const folderOf = (name) =>
    [name, `remote-${name}`, `shared-${name}`].find((folder) => packages.includes(folder));
  const known = ['unit', ...APART];
  const unknown = asked.filter((name) => !known.includes(name) && !folderOf(name));
  if (unknown.length > 0) {
    console.error(`Unknown tests: ${unknown.join(', ')}. There are: ${[...known, ...packages].join(', ')}.`);
    process.exit(2);
  }
  const isEverything = asked.length === 0;
  const named = asked.map(folderOf).filter((folder) => folder !== undefined);
  return {
    units: isEverything || asked.includes('unit') ? packages : [...new Set(named)],
    hasApi: isEverything || asked.includes('api'),
    hasE2e: isEverything || asked.includes('e2e'),
    isEverything,
  };
}
