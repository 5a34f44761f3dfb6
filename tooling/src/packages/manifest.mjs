import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/paths.mjs';
import { typesOf } from './emit-types.mjs';

/** @returns {Record<string, string>} */
const catalog = () => parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')).catalog;

/**
 * @typedef {Record<string, unknown> & { name: string, version: string, dependencies?: Record<string, string> }} Manifest
 */

/** @param {string} folder */
const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/**
 * Versions as npm understands them, without the workspace's `catalog:` and `workspace:`.
 * @param {Record<string, string>} dependencies
 * @param {Map<string, string>} own versions of the public packages, by name
 */
export function plainVersions(dependencies, own) {
  const known = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, `^${own.get(name)}`];
      return [name, range === 'catalog:' ? known[name] : range];
    }),
  );
}

/**
 * The package.json of a public package, as it is packed.
 * @param {import('./public-packages.mjs').PublicPackage} options
 * @param {Map<string, string>} own
 * @returns {Manifest}
 */
export function packedManifest({ folder, code, bin, inline = [], optional = [] }, own) {
  const { private: _, scripts, devDependencies, peerDependencies, ...rest } = read(folder);
  const inlined = inline.map(read);
  // What is taken along needs what it needed before.
  const wanted = {
    ...Object.assign({}, ...inlined.map(({ dependencies }) => dependencies)),
    ...rest.dependencies,
    ...onlyOf(devDependencies, optional),
  };
  const isInside = (/** @type {string} */ name) =>
    inlined.some((one) => one.name === name) ||
    (code === 'bundled' && name.startsWith('@my-note/') && !own.has(name));
  const kept = Object.keys(wanted).filter((name) => !isInside(name) && !optional.includes(name));
  const peers = plainVersions({ ...peerDependencies, ...onlyOf(wanted, optional) }, own);
  return {
    ...rest,
    license: 'MIT',
    ...(code === 'compiled' ? { exports: compiledExports(rest.exports) } : {}),
    ...(bin ? { bin: Object.fromEntries(Object.keys(bin).map((name) => [name, `./dist/${name}.js`])) } : {}),
    ...(code === 'bundled' ? { exports: { './package.json': './package.json' } } : {}),
    dependencies: plainVersions(onlyOf(wanted, kept), own),
    ...(Object.keys(peers).length > 0 ? { peerDependencies: peers } : {}),
    ...(optional.length > 0
      ? { peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])) }
      : {}),
  };
}

/**
 * @param {Record<string, string>} dependencies
 * @param {string[]} names
 */
const onlyOf = (dependencies = {}, names) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => names.includes(name)));

/** @param {Record<string, string>} exports */
const compiledExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, source]) => [
      entry,
      source.startsWith('./src/')
        ? { types: typesOf(source), default: source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js') }
        : source,
    ]),
  );
