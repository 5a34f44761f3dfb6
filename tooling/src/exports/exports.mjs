import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DECLARATION = /^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;
const IMPORT = /(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\*\s+as\s+\w+)\s*from\s*['"]([^'"]+)['"]/g;
const DYNAMIC_IMPORT = /import\((?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\)/g;

/**
 * Names in `{ a, type B, c as d }`; `side` says which one of `c as d` counts.
 * @param {string} list
 * @param {0 | -1} side
 */
const namesIn = (list, side) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .flatMap((name) => name.split(/\s+as\s+/).at(side) || []);

/**
 * Names that a module exports. Entries of our packages name each export; `export *` is not understood.
 * @param {string} source
 */
export function exportedNames(source) {
  const declared = [...source.matchAll(DECLARATION)].map(([, name = '']) => name);
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, list = '']) => namesIn(list, -1));
  return [...new Set([...declared, ...listed])];
}

/**
 * Whether `source` imports `name` of the module `specifier`. A dynamic import counts for each name in the file.
 * @param {string} source
 * @param {string} specifier
 * @param {string} name
 */
export function importsName(source, specifier, name) {
  for (const [, names = '', from] of source.matchAll(IMPORT))
    if (from === specifier && (names.startsWith('*') || namesIn(names.slice(1, -1), 0).includes(name)))
      return true;
  const isDynamic = [...source.matchAll(DYNAMIC_IMPORT)].some(([, from]) => from === specifier);
  return isDynamic && new RegExp(`\\b${name}\\b`).test(source);
}

/** @param {string} folder @returns {string[]} */
export function sourcesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesBelow(file);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [file] : [];
  });
}

/**
 * Exports of a package's entries that no other package imports, as `entry name`.
 * @param {string} root the workspace
 * @param {string} folder the package's folder
 * @param {string} promised text whose words are exports that others may use
 */
export function unusedExports(root, folder, promised) {
  /** @type {{ name: string, exports: Record<string, string> }} */
  const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const importers = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        entry.name !== folder &&
        existsSync(path.join(root, entry.name, 'package.json')),
    )
    .flatMap((entry) => sourcesBelow(path.join(root, entry.name)))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(name));
  const words = new Set(promised.match(/\w+/g));
  // A pattern has the catalogues of languages, each with the same export.
  const entries = Object.entries(exports).filter(([entry]) => !entry.includes('*'));
  return entries.flatMap(([entry, file]) => {
    const specifier = name + entry.slice(1);
    return exportedNames(readFileSync(path.join(root, folder, file), 'utf8'))
      .filter((one) => !words.has(one) && !importers.some((source) => importsName(source, specifier, one)))
      .map((one) => `${specifier} ${one}`);
  });
}
